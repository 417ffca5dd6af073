import { describe, expect, test } from "vitest";
import { nameIn } from "./names.ts";

describe("where no name was asked for", () => {
  test.each([
    ["my name is Priya Patel", "Priya Patel"],
    ["hello i'm gurpreet singh i want an appointment please", "Gurpreet Singh"],
    ["this is John", "John"],
    ["an appointment for my son jack miller monday at four", "Jack Miller"],
    ["Hello, Tom Baker speaking", "Tom Baker"],
    ["under the name of Khan", "Khan"],
    ["I think it's this week, it's under sophie adeyemi", "Sophie Adeyemi"],
    ["I need to cancel Ann Hart's appointment", "Ann Hart"],
    ["My name is SARAH CONNOR", "Sarah Connor"],
    ["my name is angus mcdonald", "Angus McDonald"],
    ["My name is Ludwig van der Berg", "Ludwig van der Berg"],
    ["a check-up on Friday, ann hart, number 07700 900123", "Ann Hart"],
    ["Friday at three, Priya Patel, 07700 900123", "Priya Patel"],
    ["cancel it please, jacob fenn", "Jacob Fenn"],
    ["how do I get a demo, lucy amadi 07700900541", "Lucy Amadi"],
    ["Hi there, Colette Byers, I run a salon in Leeds", "Colette Byers"],
    ["I'd like to move it, Rhys Morgan's the name", "Rhys Morgan"],
    ["Hello, here is Farah Iqbal, I want an appointment", "Farah Iqbal"],
    ["morning Iestyn Gwynne here I need to move it", "Iestyn Gwynne"],
    ["could my little girl Niamh O'Dwyer be seen", "Niamh O'Dwyer"],
    [
      "I'm calling about Mr Eddie Fairhurst, he's with us",
      "Mr Eddie Fairhurst",
    ],
  ])("a name is in “%s”", (words, name) => {
    expect(nameIn(words)?.name).toBe(name);
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
    "it's always bedlam in here",
    "I've changed my name, got married, do you mind",
    "Merry Christmas, are you open",
    "after ten because I'm with my mum Doris",
    "it's Mondays I'm best with",
    "a message for Dr Shah, it's run out",
  ])("none is in “%s”", (words) => {
    expect(nameIn(words)).toBeUndefined();
  });
});

describe("where a name has still to be told", () => {
  test.each([
    ["I told you Hamish Kinnear K I N N E A R", "Hamish Kinnear"],
    ["the Tuesday you'd have it there wouldn't you Idris Pugh", "Idris Pugh"],
    ["tomorrow at ten for john smith", "John Smith"],
    ["half ten. Sarah", "Sarah"],
  ])("a name is in “%s”", (words, name) => {
    expect(nameIn(words, "awaited")?.name).toBe(name);
  });

  test.each([
    "half ten. Lovely",
    "friday for teeth whitening",
    "is it G D P R safe",
    "something near Willow Street",
    "I'm after Doctor Raman",
  ])("none is in “%s”", (words) => {
    expect(nameIn(words, "awaited")).toBeUndefined();
  });
});

describe("where a name was asked for", () => {
  test.each([
    ["Priya Patel", "Priya Patel"],
    ["It's Mrs O'Donoghue, Eileen O'Donoghue", "Eileen O'Donoghue"],
    ["put it under hendry it's morag hendry", "Morag Hendry"],
    ["hussain, nadia", "Nadia Hussain"],
    ["first name hope surname little", "Hope Little"],
    ["stephen with a ph stephen moss", "Stephen Moss"],
    ["it's April", "April"],
    ["S M Y T H", "Smyth"],
    ["Jane Smyth, S M Y T H", "Jane Smyth"],
    ["Saoirse, that's S A O I R S E, Devlin", "Saoirse Devlin"],
    ["jane o brien", "Jane O'Brien"],
    ["J A S K I R A T, surname G I L L", "Jaskirat Gill"],
    ["tomasz zielinski zed i e l i n s k i", "Tomasz Zielinski"],
    ["teresa o'dowd thats o apostrophe d o w d", "Teresa O'Dowd"],
    ["put Emily Rose Carter", "Emily Rose Carter"],
    ["Will Noone", "Will Noone"],
    ["will", "Will"],
    ["J Smith", "J Smith"],
    ["I'm Doctor Hussain", "Dr Hussain"],
    ["you can call me Mr Singh", "Mr Singh"],
    ["Delroy, surname Campbell", "Delroy Campbell"],
    ["Bond. James Bond.", "James Bond"],
    ["Shivaun should be Siobhan Kelly", "Siobhan Kelly"],
    ["It's not Ann Clark, it's Joanne Clarke", "Joanne Clarke"],
    ["under my husband's name, Colin Webb", "Colin Webb"],
    ["van der merwe", "Van der Merwe"],
    ["Gethin Jones with a G", "Gethin Jones"],
    ["Sorry love, I was miles away, it's Brenda Hobbs", "Brenda Hobbs"],
    ["Me? Oh, Doreen Platt", "Doreen Platt"],
    ["aye its fraser mackenzie", "Fraser Mackenzie"],
    ["Dave'll do", "Dave"],
    ["Test Patient", "Test Patient"],
    // Put right or spelled on the way.
    ["Khan K H A N first name Imran", "Imran Khan"],
    ["Smith S M I T H Angela Smith", "Angela Smith"],
    ["sarah s a r a h jones", "Sarah Jones"],
    ["everyone calls me Baz but it's Barry Hogan", "Barry Hogan"],
    ["Most say Bob but in your books I'm Robert Finch", "Robert Finch"],
    ["I'm Beth and my husband is Rob Tanner, it's for him", "Rob Tanner"],
    ["its my husbands appointment sarah jones", "Sarah Jones"],
    ["mohammed akhtar with a k", "Mohammed Akhtar"],
    ["Katherine with a K, Smith", "Katherine Smith"],
    ["jane sorry jayne with a y baker", "Jayne Baker"],
    ["it's not for me it's for my wife ella ford", "Ella Ford"],
    ["It's Siobhan Keane, S-I-O-B-H-A-N, K-E-A-N-E", "Siobhan Keane"],
    ["It's T-O-M, H-A-R-T", "Tom Hart"],
    ["Venkatesh, that's V for Victor, E, N, K, A, T, E, S, H", "Venkatesh"],
    ["Fiona McAllister, M c, A double L", "Fiona McAllister"],
    ["Jo Bell, J O, then B E L L", "Jo Bell"],
    ["she's Maisie Rowbotham", "Maisie Rowbotham"],
    ["mr singh jaspreet singh", "Jaspreet Singh"],
    ["mrs patel first name anita", "Anita Patel"],
    ["karen smith hyphen jones it's double barrelled", "Karen Smith-Jones"],
    ["the little one's called noah noah finch", "Noah Finch"],
    ["it's for my daughter ellie i'm rachel moss", "Ellie"],
    ["i'm rachel moss it's for my daughter ellie", "Ellie"],
    ["my son's called alfie alfie brown", "Alfie Brown"],
    ["it's niamh kelly you spell it n i a m h", "Niamh Kelly"],
    ["O'Shea is my surname and Niamh's my first name", "Niamh O'Shea"],
    [
      "you should have me there already Bernard Tattersall",
      "Bernard Tattersall",
    ],
    ["under my maiden name still Bethan Vaughan", "Bethan Vaughan"],
    ["it's me Priyanka Shah not my mother", "Priyanka Shah"],
    ["hang on that's A N N E with an e", "Anne"],
  ])("a name is in “%s”", (words, name) => {
    expect(nameIn(words, "asked")?.name).toBe(name);
  });

  test.each([
    "yes",
    "Yes Please",
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
    "it's murder this toothache",
    "it's Easter that week",
    "she's stuck in traffic",
    "I'm deaf in one ear",
    "he's sat here with me",
  ])("none is in “%s”", (words) => {
    expect(nameIn(words, "asked")).toBeUndefined();
  });
});

test("a month that is said beside a name like it is kept", () => {
  expect(nameIn("It's May Hart, the 5th of May", "asked")).toEqual({
    name: "May Hart",
    rest: expect.stringContaining("5th of May"),
  });
});

test("a letter that is put right makes a bare word a name", () => {
  const words = "no, Clarke with an E on the end";
  expect(nameIn(words, "correction")?.name).toBe("Clarke");
});

test("a date is none", () => {
  expect(nameIn("make it the twenty third", "correction")).toBeUndefined();
});
