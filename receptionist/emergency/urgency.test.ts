import { describe, expect, test } from "vitest";
import { urgencyOf } from "./urgency.ts";

describe("told in everyday words", () => {
  test.each([
    ["my son knocked his front tooth out at football", "111"],
    ["he banged his mouth and the tooth has gone up into the gum", "111"],
    ["my cheek has swollen since the filling", "111"],
    ["I've got really severe pain low down on the right", "111"],
    ["sudden awful stomach pain and my belly is rock hard", "999"],
    ["I gave my little girl two doses of Calpol by mistake", "111"],
    ["mum has mixed up her tablets and taken my dad's", "111"],
    ["he has locked himself in the shed with a rope", "999"],
    ["I'm sat on the edge of the roof", "999"],
    ["he's cut his thigh with a chainsaw", "999"],
    ["my husband is having a fit", "999"],
    ["my son is fitting on the floor", "999"],
    ["she's having convulsions", "999"],
    ["my baby is three months old and she's 38.6", "111"],
    ["my tooth is throbbing and I feel shivery", "111"],
    ["a rash all over since the antibiotics, and he's wheezing", "999"],
    ["a man is stabbing people in the street", "999"],
    ["my friend has been stabbed", "999"],
    ["something flew into my eye", "111"],
    ["I am thinking to finish with life", "111"],
    ["I can't keep going like this", "111"],
    ["he won't let me have my phone or any money", "999"],
    ["I can't open my mouth and my cheek is huge", "999"],
    ["I can't move the left half of me", "999"],
    ["last night I sat on the edge of the car park roof", "999"],
    ["next door has his hands round her throat", "999"],
    ["there's smoke coming out of the kitchen and people inside", "999"],
    ["it was done last week and the wound's opened up", "111"],
    [
      "on warfarin, two teeth out, and my mouth keeps filling with blood",
      "999",
    ],
    ["I can't catch my breath, I can't even get up the stairs", "999"],
    ["one of mum's carers has been hitting her", "999"],
    ["my daughter has taken her insulin twice", "999"],
    ["we were watching telly and my husband's face dropped", "999"],
    ["I'm dying for an appointment my throat is closing up", "999"],
    ["I had a stroke in 2019 and now my arm's gone weak again", "999"],
    ["is it normal that my lip's gone white since the filler", "999"],
    ["no, chest pain", "999"],
    ["not just bleeding, it's pouring", "999"],
    ["I'm scared my husband will kill me", "999"],
    ["I've got chest pain and can't breathe, it's fine, I can wait", "999"],
    ["does pain in my chest and left arm mean a heart attack", "999"],
    ["my face drooped this morning but it's fine now", "999"],
  ])("%s: %s", (words, number) => {
    expect(urgencyOf(words).number).toBe(number);
  });
});

describe("no sign of anything", () => {
  test.each([
    ["settled", "my dad had a heart attack last spring"],
    ["asked about", "what should my wife say if she gets chest pain"],
    ["still to come", "will my face be numb after the filling"],
    [
      "a fit over a price",
      "my husband will have a fit when he hears the price",
    ],
    ["the fitting of a treatment", "who is fitting the implants"],
    ["an owner's doubt", "can I trust it not to talk rubbish"],
    ["an owner's practice", "I've no receptionist, is it worth it for me"],
    ["who listens", "will anyone else hear what I tell you"],
    ["a treatment near the eye", "tear trough filler under my eyes, please"],
    ["a treatment near the eye", "laser for the red veins near my eye"],
    ["a blood test", "a blood test, and my tooth looked at"],
    ["a treatment's word", "I want the fat burning injections"],
    ["every day's tablets", "I take two tablets a day"],
    [
      "bags under the eyes",
      "can you do something about the bags under my eyes",
    ],
    [
      "a gap",
      "I've lost a filling, nothing hurts, my tongue keeps going to it",
    ],
    ["a twinge", "it's a stabbing sort of twinge when I bite on a nut"],
    [
      "another person's past",
      "my friend had a reaction to filler, do you use it",
    ],
    ["what is kept", "do they carry adrenaline for anaphylaxis"],
    ["a time that fits", "the first one you've got that fits"],
    ["well besides", "she won't take her bottle, but she's happy enough"],
    ["supposed", "what should I do if it bleeds after the extraction"],
    ["regretted", "I feel terrible for missing my appointment"],
    ["supposed", "does having a tooth out bleed a lot"],
    ["feared", "I'm worried my face will swell after it"],
    ["the family's past", "my dad had a heart attack at fifty"],
    ["dated", "she collapsed, that was three years ago"],
    ["denied", "only when I have owt cold, so I'm not desperate"],
    ["cleared up", "chest infection cleared up now, can I rebook"],
    ["little", "there was a wee spot of blood on his toast"],
    ["for a dentist", "a big lump on my gum, it doesn't hurt much"],
    ["for a dentist", "antibiotics please, my tooth's infected again"],
    ["for a dentist", "I'm pregnant and my gums bleed"],
    ["a slip", "I've cut myself shaving"],
    ["an accident", "my husband got hit by a ball"],
    ["over", "blood after the extraction, it's dry now, can I eat"],
    ["a joke on prices", "breathless at your prices I am"],
    ["a parent's no", "my mum won't let me have any money for sweets"],
    [
      "far apart in a long talk",
      "my inhaler is in my bag and I am told it should stay there, and what I ring about is whether you could send me the form for the new patients, as the one that I had is not working",
    ],
  ])("%s: %s", (_, words) => {
    expect(urgencyOf(words)).toEqual({ doubtful: false });
  });
});
