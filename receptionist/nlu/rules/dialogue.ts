import { type Rule, rules } from "../patterns.ts";
import type { Intent } from "../../types.ts";

/** What speaks for a word about the conversation itself. */
export const dialogueRules = {
  help: rules(`
    5 give|lend ~ me|us a hand
    5 what ~ ~ options|choices|topics|commands
    5 how do|should|does i|we|this|it ~ ~ work|use|start|talk|ask|go|operate
    5 what should|can|do|could|may|am i ~ ~ ask|say|tell|do|try
    4 what|how ~ next|now|supposed $
    5 what are you ~ able|capable|good|for ?to|of|at ~ do|help|handle ?with
    5 what else can|do you
    5 give|show|tell ~ ~ example|options|ideas|list
    4 need|want ~ help ?here ?with ?this $
    9 ^ ?so ?and ?ok how does|do it|this|you|that|all work ?then ?exactly ?here $
    4 example
    5 tell|explain ~ what|how ~ ~ you|i|it can|do|work
    5 what ~ ~ can|could ~ ~ do|ask ?me ?for ?me ?here ?you ?about ?exactly $
    4 what|is this|it ?all ?here for $
    4 what ~ i ~ allowed|able|supposed|meant
    4 walk|talk me through
    5 what|things|stuff|kind|questions ~ can|could|able ~ you|i|we|she ~ do|say|ask|help|try|handle
    7 ^ ?so ?and what ~ do you do ?then ?exactly ?here $
    4 what ~ do you do|help ?with ?for ?me ?here ?then $
    4 how ~ this|it|you|all work ?then ?exactly $
    4 how ~ use this|it|you
    3 how can|could|do|does you|i|this|she help|use|work
    4 can|could you help ?me ?out $
    4 ^ ?i ?need ?some ?can ?you help ?me ?out $
    4 what are my|the|your options|choices|capabilities
    4 ^ options|menu|instructions|help $
    4 what|which * should|do|am|supposed * i|we * say|do|ask|try
    4 not|dont * sure|know|understand * what|how * say|ask|do|work|this
    4 im|am|a|bit|totally|so stuck|lost|confused
    3 able|capable * do|of|help
    3 explain * how|this|yourself`),
  repeat: rules(`
    4 what|which was|is|were|s ~ question
    5 ^ you what
    4 lost you|the
    4 you|line|it ~ broke|breaking|cutting|cut|dropped up|out
    4 what do you mean
    5 repeat
    5 say|tell|read|give|run|go|explain * again
    5 say|run|read * that|it * back|again|once|one|more|over|by
    4 pardon
    5 come again
    5 what did|was|were|is|you * say|said|that|saying
    5 ^ ?sorry what ?was ?that ?now $
    5 ^ ?sorry|eh|huh|what|again|pardon|come|excuse|wot|hm ?me|what|again $
    4 didnt|dont|couldnt|cant|did|not|hard|barely * catch|hear|get|follow|understand * you|that|it|what|question|last
    4 missed * that|what|it|you
    3 one|once more ?time
    3 last bit|part|question
    4 speak up|slower|louder|slowly
    3 slower|louder
    3 beg * pardon
    4 cant|couldnt|didnt hear|catch`),
  back: rules(`
    6 scrap|forget|ignore|disregard|strike ~ that|what|last ~ bit|said|answer|part|put
    5 take|bring|go|return|step|skip|jump ~ ~ ~ previous|last|before|back|earlier
    4 back up|one|a|to
    5 wrong|mistake|mistyped|typo ~ ~ there|that|last|go|back
    5 ?i answer|said|put|gave|typed|entered|pressed|clicked ~ ~ ~ wrong|mistake|incorrectly
    5 change|redo|correct|fix ~ what i ~ said|put|typed|entered
    5 can|could i|we ~ change|redo|correct|fix ~ last|previous|answer|that
    4 one step|screen|question back|before|earlier
    5 undo|revert|unsay|previous
    4 correct|fix|change|edit|redo ~ ~ answer|previous|last
    4 return * previous|last|step|before
    3 not what i meant|said
    4 reset
    4 begin|start * beginning|scratch
    5 go|take|step|going|head|get * back
    5 ^ ?go ?one ?a ?step back ?up ?a ?one ?step $
    5 undo
    5 previous
    4 start|begin * again|over|scratch|afresh|beginning
    4 restart
    4 rewind
    5 scratch|take * that|last|back
    4 made|make * mistake
    4 that|i|last * wrong * one|answer|thing|bit|day|time
    4 last|one before|question|step|answer|bit * wrong|before|again
    3 ^ ?the ?one|step before ?that|this $
    4 oops|whoops|mistake
    4 delete that|last`),
} satisfies Partial<Record<Intent, readonly Rule[]>>;
