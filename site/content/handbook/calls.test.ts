import { expect, test } from "vitest";
import { said, talk } from "./testing.ts";

test("another one is cancelled after the first, and a medicine is no caller's name", () => {
  const cancelled = [
    "I need to cancel an appointment for my dad",
    "next Tuesday",
    "Arthur Gill",
    "yes cancel it",
    "He's also got one with the physio on the Friday after",
  ];
  expect(said(...cancelled)).toMatch(
    /^Of course\. I’d cancel the physio session.*20th/,
  );
  const noted = [
    "How do I get a repeat of my pill?",
    "yes",
    "Emma Lowe",
    "07700 900 178",
    "It's Microgynon, and I've only got a week left",
  ];
  expect(said(...noted)).toMatch(/pill\? It's Microgynon/);
});

test("what follows a complaint is the complaint, and no wish for a visit", () => {
  const lines = [
    "I want to complain actually",
    "I came in last Tuesday for a clean and the hygienist was really rough",
    "Steven Marsh",
    "07700 900 654",
    "Yes, tell them I want my money back as well",
  ];
  expect(said(...lines)).toMatch(/“I came in last.* rough\. I want my money/);
});

test("the day that was told before a change is known", () => {
  const lines = [
    "I'm ringing about my wife's appointment, she's got the GP on Wednesday but she's got flu",
    "Can she come the week after instead?",
  ];
  expect(said(...lines)).toMatch(/^No problem\. On Wednesday the 18th/);
});

test("a person who is not wanted after all gives way to the other", () => {
  const wish = "I want to see somebody about my sore foot";
  const swap = "can I see the physio then, not the doctor";
  expect(said(wish, swap)).toContain("a physio session now");
});

test("the day of the appointment that is moved can be put right at the read-back", () => {
  const call = [
    "I've got an appointment with you next week, I can't make it",
    "Wednesday, at half past ten I think",
    "the Friday at half eleven",
    "Arthur Pennington",
    "01632 960447",
  ];
  expect(said(...call)).toContain(
    "Wednesday the 18th of March to Friday the 20th",
  );
  call.push("The old one is Tuesday the 17th, at half past nine");
  expect(said(...call)).toContain(
    "Tuesday the 17th of March to Friday the 20th",
  );
  call.push("No, it's the 19th. Not the 17th");
  expect(said(...call)).toContain(
    "Thursday the 19th of March to Friday the 20th",
  );
  call.push("No, from the 18th to Friday the 20th");
  expect(said(...call)).toContain(
    "Wednesday the 18th of March to Friday the 20th",
  );
  call.push("make it Monday the 23rd, not the 20th");
  expect(said(...call)).toContain("18th of March to Monday the 23rd");
});

test("nothing of a question becomes a name, and a wrong one can be put right", () => {
  const call = ["botox on Thursday at quarter past two"];
  const asked =
    "Right... can you not tell me about exercise and alcohol afterwards?";
  expect(talk(...call, asked).state.slots.name).toBeUndefined();
  call.push("Alcohol Afterwards", "07700 900655");
  const right = "My name's not Alcohol Afterwards! It's Becky Lawson.";
  expect(said(...call, right)).toContain("The name is Becky Lawson");
});

test("what is said to somebody else, or against a note, is left out of it", () => {
  const call = [
    "check-up for my daughter on Thursday at half three",
    "Poppy Hargreaves",
    "It's 07700 900... sorry, Poppy put that down! ...900 142",
  ];
  expect(said(...call)).not.toContain("note");
  call.push("she's allergic to latex");
  for (const words of [
    "No no, don't write that, I was talking to her! Just book the appointment please.",
    "No! No note. Yes, book it, please, that's fine.",
  ])
    expect(said(...call, words)).toMatch(
      /^I’ll leave that out\. That’s booked/,
    );
});

test("a person is asked for at the read-back, and told what it is about", () => {
  const call = [
    "move my appointment",
    "tomorrow",
    "Friday the 20th at ten",
    "Arthur Pennington",
    "01632 960447",
    "Oh, for heaven's sake. Just put me through to somebody, would you?",
  ];
  expect(said(...call)).toContain("Shall I leave a note");
  call.push("Yes, do that. Tell them the old one was on the 18th");
  expect(said(...call)).toContain("“The old one was on the 18th”");
  call.push("Yes, send it. When will they ring, do you think?");
  expect(said(...call)).toContain("put that in the team’s inbox");
});

test("a yes that only leads up to a question of money books nothing", () => {
  const call = ["check-up on Saturday at ten", "Jake Turner", "07700 900221"];
  const asked = talk(...call, "Blimey. Alright. Do you do it in instalments?");
  expect(asked.state.booked).toBeUndefined();
  expect(asked.say.join(" ")).toContain("spread the cost");
});

test("who asks for a time when the clinic is closed hears the last one", () => {
  const last = "The last appointment of a day is at 5:30";
  expect(said("a check-up", "have you got anything after six?")).toContain(
    last,
  );
  expect(said("toothache", "Nah, anything after six?")).toContain(last);
});

test("two treatments are priced, and none of the product is sold to a patient", () => {
  const call = ["Botox versus fillers for lines round the mouth, which one?"];
  const asked =
    "No, not advice, just what's the difference and how much are they";
  expect(said(...call, asked)).toContain("from £210");
  const both = "I mean how much is Botox and how much is lip filler?";
  expect(said(...call, asked, both)).toMatch(/from £210.*from £240/);
  const long = "How much is teeth whitening and how long does it take?";
  expect(said(long)).toContain("£325, and takes an hour");
});

test("two visits of two people are booked in one call, each with its own treatment", () => {
  const call = [
    "I'd like to make an appointment for my wife with the hygienist",
  ];
  call.push("Thursday at eleven", "Jean Whitworth");
  call.push(
    "07700 900356. And then there's me, I need the doctor about my knee",
  );
  expect(said(...call)).toContain("Then I’ll book a GP appointment");
  call.push("Yes please love", "Arthur Whitworth", "haha yeah that's it");
  const { booked, earlier } = talk(...call).state;
  expect([earlier?.[0]?.treatment, booked?.treatment]).toEqual([
    "Hygienist visit",
    "GP appointment",
  ]);
});

test.each([
  "No, I just mean yes, book the appointment",
  "Nothing, nothing to change. Yes please book it",
  "Haha yeah that's it. Yes go ahead",
  "Yeah book it. Is that enough time though?",
])("a visit is booked by %s", (words) => {
  const call = ["GP on Monday at nine", "Darren Pike", "07700 900233", words];
  expect(talk(...call).state.booked).toBeDefined();
});

test('"like" between commas is only said', () => {
  const words = "half five then, perfect. Is it, like, gonna hurt?";
  expect(said("broken tooth", "tomorrow after five", words)).toMatch(
    /5:30.*numbs the tooth/,
  );
});

test("a time that was not caught is told again", () => {
  const call = ["the hygienist", "the very earliest you've got"];
  for (const words of ["Past what, dear?", "Did you say this afternoon?"])
    expect(said(...call, words)).toContain("10:15 in the morning");
});

test("why it is asked books nothing, and nor does a question of the price", () => {
  const call = ["check-up Thursday at quarter to four", "Imogen Barlow"];
  call.push("07700 900288", "yes");
  const steps = "I get the twenty-seven. Is there steps? I've got a bad knee";
  expect(talk(...call, steps).state.task).toBeUndefined();
  expect(said(...call, steps)).toContain("step-free");
  const free = "Are children's check-ups free or is it private like?";
  expect(said(...call, free)).toMatch(/^Children’s check-ups are free/);
});

test("a visit is cancelled for who needs no 111, and mornings of exams are not free", () => {
  const call = ["cancel my appointment tomorrow", "Joanne Pickering"];
  const bug =
    "No, it's a bug, I don't need 111. Can you just cancel it please?";
  expect(talk(...call, bug).state.task).toBe("cancel");
  const exams = "she's got exams most mornings, so after school, on Wednesday";
  expect(said("a check-up", exams)).toMatch(/from 3:30 to/);
});

test("what is said of a booked visit begins no other", () => {
  const call = ["hygienist tomorrow at ten", "Fiona Grant", "07700 900111"];
  call.push("yes");
  const bleeds = "One more thing, my gums bleed, should I stop flossing?";
  expect(said(...call, bleeds)).toContain("can’t give medical advice");
  const stays = "No, I'll wait and see her at ten. Where are you?";
  expect(talk(...call, stays).state.task).toBeUndefined();
  expect(said(...call, "how long have I got with her?")).toContain(
    "30 minutes",
  );
  const bye = "Smashing. And should I bring my tablets? Ta-ra then";
  expect(said(...call, bye)).toMatch(/list of your medicines.*Goodbye/);
});

test("three people are booked one after the other", () => {
  const call = [
    "I'd like to book my two boys and me in for check-ups",
    "Thursday at half three",
    "Oliver Hughes",
    "07700 900 345",
    "yes",
    "George Hughes",
    "yes",
  ];
  expect(said(...call.slice(0, 4))).toContain("book the other two");
  expect(said(...call)).toContain("Now the other one");
  call.push("Rachel Hughes");
  expect(said(...call)).toContain("4:30");
});

test("a bare time is no feeling, and a number no numbness", () => {
  const call = ["move my appointment", "Wednesday the 18th", "a week later"];
  call.push("any time after lunch", "Two's fine");
  expect(said(...call)).toContain("at 2 o’clock");
  const booking = ["hygienist tomorrow at ten", "Fiona Grant", "07700 900111"];
  const name = "Actually what's the hygienist's name?";
  expect(said(...booking, name)).toContain("Leila Haddad");
  expect(said(...booking, name, "Same number")).not.toContain("tender");
});

test("what is put right and asked at the read-back is no note and no time", () => {
  const call = [
    "check-up on Tuesday at eleven",
    "Edna Bartlett",
    "01632 960 255",
  ];
  call.push(
    "Two double five? No, sorry, two double six. My eyes aren't what they were.",
  );
  expect(said(...call)).toMatch(/01632 960 266\. Shall I book it/);
  call.push(
    "Sorry, dear, can you read it all back to me, the time and the number?",
  );
  expect(said(...call)).toMatch(/^That’s a check-up on Tuesday.* 11 o’clock/);
  call.push("Yes please. My sister's coming down from Leeds, you see.");
  expect(said(...call)).toMatch(/^That’s booked\..*anything else\?$/);
  call.push("what should I do about the pain till then, can I take ibuprofen?");
  expect(said(...call)).toContain("can’t give medical advice");
});

test("the sentence after a spelled name is no part of it", () => {
  const call = ["filling on Monday at ten", "Catarina Nowak"];
  call.push("it's Katarzyna, K-A-T-A-R-Z-Y-N-A. People always get it wrong.");
  expect(said(...call, "07700 900 552")).toContain("is Katarzyna Nowak");
});

test("a bad night is no wish for an evening, and a time that is too late asks for another", () => {
  const call = ["can my daughter see the doctor?"];
  call.push("today if I can, she was up half the night with it");
  expect(said(...call)).toContain(
    "Today I have times from 10:15 in the morning to 5:30 in the afternoon.",
  );
  call.push("Five's a bit late. Is there nothing this morning?");
  expect(said(...call)).toMatch(/^Today I have times from 10:15 to 11:45/);
});

test("what may be taken before a visit is noted for the clinician, and can be put in other words", () => {
  const call = ["I'd like Botox", "next Thursday"];
  call.push("Two o'clock? And can I take ibuprofen before?");
  expect(said(...call)).toContain("so I’ll put it in a note for them");
  call.push("Chloe Bennett", "07700 900163");
  call.push("Change the note please. Put, is paracetamol all right before.");
  expect(said(...call)).toMatch(
    /^I’d write: “Is paracetamol all right before”/,
  );
  call.push("Oh never mind, I'll ask when I get there. Yes, just book it.");
  expect(said(...call)).toMatch(/^That’s booked/);
});

test("who was charged too much is heard, and told when somebody rings", () => {
  const complaint =
    "I was in last week for a filling and I got charged more than I was told";
  expect(said(complaint)).toMatch(/^I’m sorry about that.* checks bills/);
  const call = [complaint, "go on then. They took a hundred and eighty five"];
  call.push("Sanjay Mehta", "07700 900552. And when's she going to ring?");
  expect(said(...call)).toMatch(
    /They took .* five”.* nobody will really ring\..*Shall I send it/,
  );
  call.push("I just asked when somebody's going to ring me back");
  expect(talk(...call).state.slots.message).toMatch(/eighty five$/);
  const whom = "If I'm not happy with what she says who do I go to?";
  expect(said(...call, "just send it", whom)).toContain("within three working");
});

test("a price is told of the amount, and when it is asked whether it has to be paid", () => {
  const call = ["lip filler on Saturday morning"];
  call.push("Half ten. Actually how much is half a mil?");
  expect(said(...call)).toContain("from £240");
  call.push("Well roughly, how much is it then?", "Ann Hart", "07700 900123");
  expect(talk(...call).state.slots.name).toBe("Ann Hart");
  const pays = "Yes but do I have to pay the two hundred and forty pounds?";
  expect(said(...call, pays)).toContain("from £240");
});

test("who wants an appointment is asked once what it is for", () => {
  const wish = "can i book an appointment";
  const asked = "Of course. What’s it for, and which day would you like?";
  expect(said(wish)).toBe(asked);
  expect(said(wish, "just a check up")).toBe(
    "A check-up takes 20 minutes. Which day would you like?",
  );
  expect(said(wish, "it's about my back")).toMatch(/^A physio session takes/);
  expect(said(wish, "well you see")).toMatch(/ Which day would you like\?$/);
});

test("a physio who is asked for is booked, whatever a doctor could do for a back", () => {
  const hurt = "i've hurt my back lifting a sofa can i see a physio this week";
  expect(said(hurt)).toMatch(/^Of course\. A physio session/);
});

test("the number that was given is told, and a no to a booking ends it", () => {
  const call = ["toothache today at five please", "dean marsh", "07700 900123"];
  call.push("yes please");
  const asks = "no i'm asking is my phone number on there";
  expect(said(...call, asks)).toContain("I have 07700 900 123.");
  expect(said("do you do flu jabs", "oh no not now")).toMatch(/haven’t booked/);
});

test("a clinician who is asked for stands in the note", () => {
  const call = ["i'd like a check up on thursday at ten", "chloe marsh"];
  call.push("dr okafor then please and it's 07700 900334");
  expect(said(...call)).toContain("“With Dr Okafor”");
});

test("the day that the appointment has is put right in plain words", () => {
  const call = ["i need to move my hygienist appointment", "thursday"];
  call.push("friday the 20th at ten", "margaret pell", "07700 900812");
  call.push(
    "i have it on wednesday the 18th and i want to go to friday the 20th at ten",
  );
  expect(said(...call)).toContain(
    "Wednesday the 18th of March to Friday the 20th of March",
  );
});

test("two who are named with their times are booked one after the other", () => {
  const call = ["can i book two check ups one for me and one for my husband"];
  call.push("friday at ten", "i'm aisha rahman and my husband's called imran");
  call.push("07700 900557");
  expect(said(...call)).toMatch(/Aisha Rahman.*Then I’ll book Imran\./);
  call.push("yes and then imran at ten twenty please same number");
  expect(said(...call)).toMatch(/^That’s booked\. Now Imran\..*10:20/);
});
