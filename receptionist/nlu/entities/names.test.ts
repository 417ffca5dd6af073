import { describe, expect, test } from "vitest";
import { nameIn } from "./names.ts";

describe("a name", () => {
  test.each([
    ["my name is Priya Patel", "Priya Patel"],
    ["My name's Siobhán O'Brien-Smith", "Siobhán O'Brien-Smith"],
    ["it's Zoë O'Hara", "Zoë O'Hara"],
    ["i'm susan barker and i'd like to book", "Susan Barker"],
    ["hello i'm gurpreet singh i want an appointment please", "Gurpreet Singh"],
    ["this is John", "John"],
    ["I'm Anne-Marie Lloyd", "Anne-Marie Lloyd"],
    ["an appointment for my son jack miller monday at four", "Jack Miller"],
    ["my name is dave jones and my number is 07700 900123", "Dave Jones"],
    ["Hello, Tom Baker speaking", "Tom Baker"],
    ["it's Mrs Begum", "Mrs Begum"],
    ["under the name of Khan", "Khan"],
    ["I think it's this week, it's under sophie adeyemi", "Sophie Adeyemi"],
    ["I need to cancel Ann Hart's appointment", "Ann Hart"],
    ["My name is SARAH CONNOR", "Sarah Connor"],
    ["my name is angus mcdonald", "Angus McDonald"],
    ["my surname is Ng", "Ng"],
    ["the name's Okonkwo, Chidi Okonkwo", "Chidi Okonkwo"],
    ["My name is Ludwig van der Berg", "Ludwig van der Berg"],
    ["a check-up on Friday, ann hart, number 07700 900123", "Ann Hart"],
  ])("in %s", (words, name) => {
    expect(nameIn(words)?.name).toBe(name);
  });

  test.each([
    ["Priya Patel", "Priya Patel"],
    ["It's Mrs O'Donoghue, Eileen O'Donoghue", "Eileen O'Donoghue"],
    ["put it under hendry it's morag hendry", "Morag Hendry"],
    ["hussain, nadia", "Nadia Hussain"],
    ["first name hope surname little", "Hope Little"],
    ["stephen with a ph stephen moss", "Stephen Moss"],
    ["it's April", "April"],
    ["Yeah, it's Mohammed Al-Sayed", "Mohammed Al-Sayed"],
    ["S M Y T H", "Smyth"],
    ["Jane Smyth, S M Y T H", "Jane Smyth"],
    ["Saoirse, that's S A O I R S E, Devlin", "Saoirse Devlin"],
    ["this is ming wai leung", "Ming Wai Leung"],
    ["jane o brien", "Jane O'Brien"],
    ["um gareth", "Gareth"],
    ["J A S K I R A T, surname G I L L", "Jaskirat Gill"],
    ["tomasz zielinski zed i e l i n s k i", "Tomasz Zielinski"],
    ["you can write harpreet kaur sandhu", "Harpreet Kaur Sandhu"],
    ["teresa o'dowd thats o apostrophe d o w d", "Teresa O'Dowd"],
    ["put Emily Rose Carter", "Emily Rose Carter"],
    ["Amina Hussain, 07700 900123", "Amina Hussain"],
    ["April Summers", "April Summers"],
    ["Will Noone", "Will Noone"],
    ["will", "Will"],
    ["J Smith", "J Smith"],
    ["I'm Doctor Hussain", "Dr Hussain"],
    ["you can call me Mr Singh", "Mr Singh"],
    ["surname Evans, first name Carys", "Carys Evans"],
    ["first name's tom and the surname is atkinson", "Tom Atkinson"],
    ["Delroy, surname Campbell", "Delroy Campbell"],
    ["Gruffydd, Alun Gruffydd", "Alun Gruffydd"],
    ["Bond. James Bond.", "James Bond"],
    ["Shivaun should be Siobhan Kelly", "Siobhan Kelly"],
    ["It's not Ann Clark, it's Joanne Clarke", "Joanne Clarke"],
    ["it's for my daughter, Molly Fraser", "Molly Fraser"],
    ["under my husband's name, Colin Webb", "Colin Webb"],
    ["put me down as Ted Hughes", "Ted Hughes"],
    ["Jan van der Merwe", "Jan van der Merwe"],
    ["van der merwe", "Van der Merwe"],
    ["D'Souza", "D'Souza"],
    ["Gethin Jones with a G", "Gethin Jones"],
    ["Sorry love, I was miles away, it's Brenda Hobbs", "Brenda Hobbs"],
    ["Brenda Hobbs, love", "Brenda Hobbs"],
    ["Me? Oh, Doreen Platt", "Doreen Platt"],
    ["aye its fraser mackenzie", "Fraser Mackenzie"],
    ["Kwame Mensah is my name", "Kwame Mensah"],
    ["Just Dave", "Dave"],
    ["Dave'll do", "Dave"],
    ["the appointment's for Lily Chang", "Lily Chang"],
  ])("in the answer %s", (words, name) => {
    expect(nameIn(words, "asked")?.name).toBe(name);
  });

  test.each([
    "this is urgent",
    "I'm looking for an appointment",
    "it's about my booking",
    "I'm a dentist",
    "I am not sure",
    "this is ridiculous behaviour of yours",
    "is this a real person",
    "that's right",
    "im after a checkup",
    "it's for my daughter",
    "book me in for a check-up",
    "call me back on Monday",
    "I'm struggling with the phones",
    "I'm gluten intolerant",
    "my son hates injections",
    "can I see Dr Patel on Monday",
    "would it understand my nan's Punjabi",
  ])("%s gives none", (words) => {
    expect(nameIn(words)?.name).toBeUndefined();
  });

  test.each([
    "yes",
    "how much is it",
    "07700 900123",
    "I don't know",
    "pardon",
    "April the third",
    "do you need my surname?",
    "is that the first name or the surname?",
    "may I ask why",
    "will that do",
    "hang on a minute",
    "nothing more, cheerio",
    "yes that sounds fine",
    "hang on, I've come over with dreadful chest pain",
    "what do you want that for",
    "opening hours for saturday",
    "struggling to hear you",
    "bear with me",
    "",
  ])("%s gives none though it was asked for", (words) => {
    expect(nameIn(words, "asked")?.name).toBeUndefined();
  });
});

describe("a name that has still to be told", () => {
  test.each([
    ["I told you Hamish Kinnear K I N N E A R", "Hamish Kinnear"],
    ["the Tuesday you'd have it there wouldn't you Idris Pugh", "Idris Pugh"],
    ["is it G D P R safe", undefined],
    ["something near Willow Street", undefined],
    ["I'm after Doctor Raman", undefined],
  ])("in %s", (words, name) => {
    expect(nameIn(words, "awaited")?.name).toBe(name);
  });
});

test.each([
  "it's murder this toothache",
  "it's Easter that week",
  "she's stuck in traffic",
  "I'm deaf in one ear",
  "he's sat here with me",
])("%s names nobody though a name was asked for", (words) => {
  expect(nameIn(words, "asked")).toBeUndefined();
});

test.each([
  ["I'm Sandra Pickles and he's Roy Pickles", "Roy Pickles"],
  ["it's Tom Pike no sorry Tom Coombes and I'm Leanne Pike", "Leanne Pike"],
])("of several people, the second is named in %s", (words, name) => {
  expect(nameIn(words, "asked", true)?.others).toEqual([name]);
});

test.each([
  ["Ann Hart and Tom Bell", "Ann Hart", "Tom Bell"],
  ["it's Leo and Maisie Hargreaves", "Leo Hargreaves", "Maisie Hargreaves"],
  ["it's alfie brooks and maisie brooks", "Alfie Brooks", "Maisie Brooks"],
  ["there's smoke in the kitchen and people inside", undefined, undefined],
])("the two names in the answer %s", (words, name, other) => {
  const found = nameIn(words, "asked");
  expect(found?.others?.[0]).toBe(other);
  if (name) expect(found?.name).toBe(name);
});

describe("a name that is put right or spelled on the way", () => {
  test.each([
    ["Khan K H A N first name Imran", "Imran Khan"],
    ["Smith S M I T H Angela Smith", "Angela Smith"],
    ["sarah s a r a h jones", "Sarah Jones"],
    ["everyone calls me Baz but it's Barry Hogan", "Barry Hogan"],
    ["Most say Bob but in your books I'm Robert Finch", "Robert Finch"],
    ["I'm Beth and my husband is Rob Tanner, it's for him", "Rob Tanner"],
    ["its my husbands appointment sarah jones", "Sarah Jones"],
    ["Ann... Byrne", "Ann Byrne"],
    ["mohammed akhtar with a k", "Mohammed Akhtar"],
    ["sarah with an h jones", "Sarah Jones"],
    ["Katherine with a K, Smith", "Katherine Smith"],
    ["jane sorry jayne with a y baker", "Jayne Baker"],
    ["for my little boy max reid", "Max Reid"],
    ["it's not for me it's for my wife ella ford", "Ella Ford"],
    ["gonna be under Natalie Brooks", "Natalie Brooks"],
    ["It's Siobhan Keane, S-I-O-B-H-A-N, K-E-A-N-E", "Siobhan Keane"],
    ["It's T-O-M, H-A-R-T", "Tom Hart"],
    ["Venkatesh, that's V for Victor, E, N, K, A, T, E, S, H", "Venkatesh"],
    ["Fiona McAllister, M c, A double L", "Fiona McAllister"],
    ["Jo Bell, J O, then B E L L", "Jo Bell"],
    ["It's Winifred Clegg, everyone calls me Win", "Winifred Clegg"],
    ["she's Maisie Rowbotham", "Maisie Rowbotham"],
    ["just margaret holloway not mrs", "Margaret Holloway"],
    ["mr singh jaspreet singh", "Jaspreet Singh"],
    ["margaret holloway margaret holloway", "Margaret Holloway"],
    ["it's siobhan kelly but spelt s i o b h a n", "Siobhan Kelly"],
    ["mrs patel first name anita", "Anita Patel"],
    ["karen smith hyphen jones it's double barrelled", "Karen Smith-Jones"],
    ["he's called tom tom ashworth", "Tom Ashworth"],
    ["the little one's called noah noah finch", "Noah Finch"],
    ["you can put me down as jo jo bramhall", "Jo Bramhall"],
    ["it's for my daughter ellie i'm rachel moss", "Ellie"],
    ["i'm rachel moss it's for my daughter ellie", "Ellie"],
    ["my son's called alfie alfie brown", "Alfie Brown"],
    ["the appointment's for maisie i'm leanne hart", "Maisie"],
    ["it's niamh kelly you spell it n i a m h", "Niamh Kelly"],
    ["O'Shea is my surname and Niamh's my first name", "Niamh O'Shea"],
    [
      "you should have me there already Bernard Tattersall",
      "Bernard Tattersall",
    ],
    ["it's always Frank on the forms but Francis Delaney", "Francis Delaney"],
    ["under my maiden name still Bethan Vaughan", "Bethan Vaughan"],
    ["it's me Priyanka Shah not my mother", "Priyanka Shah"],
    ["hang on that's A N N E with an e", "Anne"],
  ])("in the answer %s", (words, name) => {
    expect(nameIn(words, "asked")?.name).toBe(name);
  });

  test.each([
    ["Friday at three, Priya Patel, 07700 900123", "Priya Patel"],
    ["cancel it please, jacob fenn", "Jacob Fenn"],
    ["how do I get a demo, lucy amadi 07700900541", "Lucy Amadi"],
    ["Hi there, Colette Byers, I run a salon in Leeds", "Colette Byers"],
    ["I'd like to move it, Rhys Morgan's the name", "Rhys Morgan"],
    ["Hello, here is Farah Iqbal, I want an appointment", "Farah Iqbal"],
    ["Merry Christmas, are you open", undefined],
    ["morning Iestyn Gwynne here I need to move it", "Iestyn Gwynne"],
    ["could my little girl Niamh O'Dwyer be seen", "Niamh O'Dwyer"],
    [
      "I'm calling about Mr Eddie Fairhurst, he's with us",
      "Mr Eddie Fairhurst",
    ],
    ["after ten because I'm with my mum Doris", undefined],
    ["it's Mondays I'm best with", undefined],
    ["a message for Dr Shah, it's run out", undefined],
  ])("a name that was not asked for in %s", (words, name) => {
    expect(nameIn(words)?.name).toBe(name);
  });

  test("a month that is said beside a name like it is kept", () => {
    expect(nameIn("It's May Hart, the 5th of May", "asked")).toEqual({
      name: "May Hart",
      rest: expect.stringContaining("5th of May"),
    });
  });

  test.each([
    "it's always bedlam in here",
    "I've changed my name, got married, do you mind",
  ])("there is none in %s", (words) => {
    expect(nameIn(words)).toBeUndefined();
  });

  test("a letter that is put right makes a bare word a name", () => {
    const words = "no, Clarke with an E on the end";
    expect(nameIn(words, "correction")?.name).toBe("Clarke");
  });

  test("a date is none", () => {
    expect(nameIn("make it the twenty third", "correction")).toBeUndefined();
  });
});
