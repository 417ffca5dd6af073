import { type Rule, rules } from "../patterns.ts";
import type { Intent } from "../../types.ts";

/** What speaks for wanting a person: anyone at all, or one who shows the product. */
export const peopleRules = {
  human: rules(`
    9 is|are there ~ real|actual|human|anyone|someone|somebody|person
    5 speak|talk|word ~ ~ dentist|doctor|nurse|gp|hygienist|clinician|dr.|owner|head|charge
    5 word with
    4 somebody|someone|person|anyone|human * instead|else|real|free|available
    5 pass|send|put|forward|connect|switch|get ~ me|this|us ~ to|on|over|through|onto
    4 customer service
    4 ring|call|phone|text me ?later ?on ?tomorrow ?back ?instead $
    4 contact form
    5 speak|talk|chat|put|connect|transfer|pass|get|deal|hand * to|with|through|onto|me|hold|over * human|person|someone|somebody|manager|member|team|staff|agent|operator|people|owner|supervisor|colleague|reception|anyone|desk
    5 speak|talk|chat|one * one of
    3 speak|talk|chat ?to|with someone|somebody|anyone|you
    5 real|actual|live|proper|human|flesh person|human|being|receptionist|people|someone|agent|voice
    4 human
    5 call|ring|phone|get ~ back.
    4 callback
    5 someone|somebody|anyone|they|team|manager|you|person * call|ring|phone|contact|text|email * me|us|back
    4 transfer|connect me|call
    4 operator
    5 speak|talk|see|get|want|your|the ~ manager.
    4 ^ manager|agent|operator|reception|advisor $
    7 complain
    5 anyone|someone|somebody * can|could|to * talk|speak
    4 leave|take|pass * message
    3 go|take|fill|open|use|show|get|send|see * form
    2 ^ ?the form
    3 dont want * machine|robot|bot|computer|ai.`),
  demo: rules(`
    9 contact|call|ring|email|phone ~ me|us about|regarding ~ this|ellaira|system|product|service|buying|it|pricing
    7 where ~ i|we sign
    9 a|for|book|free|arrange|your|the|any|have|see|get|live|proper|full|product ~ demo
    9 sales
    6 i|we|im|were ~ run|own|manage|represent|running|managing|owner|director|partner|principal ~ ~ clinic|practice|surgery|hospital|salon|business|group
    6 owner|manager|director|partner|principal|head|lead of|at|for|in ~ ~ clinic|practice|surgery|hospital|salon|group
    5 practice|clinic|business|operations manager
    4 handle|answer|take|taking|manage our|my calls|phone|lines
    4 help with * phones|calls
    5 in action
    5 next step
    5 for my|our ~ ~ clinic|practice|surgery|hospital|salon|business|reception|phones
    5 order|purchase|buying|buy ~ this|it|ellaira|one
    4 more information|details|about * ellaira|product|service|this|clinic
    4 speak|talk|meet * with|to ~ someone|team * about * buying|product|ellaira|demo|plan|clinic
    4 move|go|going forward|ahead with * ellaira|you|this
    4 sounds|looks interesting|promising
    6 book|schedule|arrange|want|like|get|have|see|request|set|show|interested|give|ask|need|can|could|organise|free|after|sort|hear|watch|try * demo.|demos.|demonstration
    4 show * us|me|you|our * work|what * clinic|us|practice|surgery
    5 quote
    5 quotation
    5 buy|buying|purchas
    4 sign * up
    4 sales
    5 want|like|interested|need|love|keen|looking|consider|thinking|get|getting|have|use|using|try|trying|bring|put|order * ellaira|this|you|your|it|something|system|product|service|one|she|ai. * my|our|for|in|on|into * clinic|practice|surgery|business|receptionist|front|phone|dentist|salon|hospital|group
    5 want|like|interested|need|love|keen|looking|consider|thinking|buying|getting|ordering|trialling * ellaira|your product|service|system|software|solution
    4 interested
    4 how * get|order|have|use|start|become|sign * ellaira|this|started|customer|going|it|with
    4 get|getting started
    3 run|own|manage|have|from|represent|am|im|work|got|were|speaking|we|director|partner|behalf * clinic|practice|surgery|hospital|surgeries|salon
    2 my|our clinic|practice|surgery|business
    4 contact|call|ring|email|get|speak|talk|phone * about|regarding * ellaira|product|service|buying|clinic|practice|plan|pricing|this|using|getting
    4 recommend * plan
    4 which|what plan * us|me|right|best|suit|need|clinic`),
} satisfies Partial<Record<Intent, readonly Rule[]>>;
