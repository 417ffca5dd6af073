import { type Rule, rules } from "../patterns.ts";
import type { Intent } from "../../types.ts";

/** What speaks for something that is none of hers. */
export const offTopicRules = {
  unknown: rules(`
    12 train|tickets|coach ~ to|for
    12 getting married|divorced|engaged
    12 ^ ?im ?only testing $
    12 butcher|parcel|courier|ghosts|aliens|birthday|party|keys|sunglasses|traffic|m62|bins
    12 what ~ day|date|year is it ?today $
    12 hear that noise|racket|dog|music
    10 tell|told ~ ~ ill be late
    10 ^ ?sorry ?oh ?i ?have ?got ?the ?think ?ive wrong number|person|house ?sorry $
    14 weather|rain|snow|sunny|forecast|football|cricket|rugby|footie|match.|pizza|takeaway|chips|kebab|curry|burger|pint|beer|wine|pub.|pubs|restaurant|cafe|flight|taxi|uber|hotel|cinema|film.|movie|telly|netflix|song.|songs|joke|riddle|poem|recipe|cook|turkey|homework|horoscope|lottery|lotto|alexa|siri|spotify|radio|playlist|brexit|trump|parliament|politic|romans|goldfish|hamster|kitten|puppy|kettle|marmite|marmalade|biscuits|milk.|strictly|coronation|eastenders|arsenal|everton|liverpool|chelsea|bitcoin|stocks|petrol|boiler|plumber
    14 capital|king|queen|president|population of
    14 prime minister
    14 table for two|three|four|2|3|4|a|tonight
    14 who ~ won|wins|winning|scored
    14 meaning|speed|age of life|light|universe
    14 marry|kiss|love|hate me.|you $
    14 ^ i love|hate|fancy|like you|it|this|them ?so ?too ?very ?much $
    10 you|your ~ ~ useless|stupid|thick|rubbish|idiot|daft|waste|muppet|prat|annoying|hopeless $
    10 get lost|stuffed|bent|knotted|real
    10 shut up|it
    14 sing|play|read ~ me|us|some|a song|music|story|tune|radio
    14 set|start ~ timer|alarm
    14 flip|toss ~ coin
    14 tell ~ ~ ~ joke|story|poem|riddle
    12 your favourite|fav
    12 are you single|married|hungry|cold|drunk|happy|bored
    12 testing testing
    10 talking|speaking|shouting to|at ~ dog|cat|kids|wife|husband|him|her|someone
    8 do you like|enjoy|prefer|watch|eat|drink
    8 dying to get|see|know|go
    8 to die for
    8 nearly|almost killed|gave|had me.|a
    8 snores|snoring|barking|meowing|purring
    8 i ~ on the bus|train|tram|toilet|loo
    8 order ~ ~ pizza|food|dinner|groceries
    8 broken down
    8 stroke order|play
    8 what is|do|are two|five|three|seven|2|3|5|plus|times
    8 favourite|colour
    12 how old|tall|high|deep|heavy|big is|are ?you ?the
    8 murder a.
    8 run out of
    8 hovercraft`),
} satisfies Partial<Record<Intent, readonly Rule[]>>;
