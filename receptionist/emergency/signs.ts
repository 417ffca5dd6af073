import { CALM_SIGNS } from "./signs/calm.ts";
import { GRAVE_SIGNS } from "./signs/grave.ts";
import { MIND_SIGNS } from "./signs/mind.ts";
import { TREATED_SIGNS } from "./signs/treated.ts";
import { URGENT_SIGNS } from "./signs/urgent.ts";

/**
 * Signs of an emergency after public NHS guidance, one a line, under their number and kind. Without a sign there is no
 * alarm. "pain*" is any ending; what stands between "/" is one way or the other, each of one word or several; ".." stands
 * for up to six words between; and what stands on both sides of "+" is needed in whichever order. "$no" stands for the words listed under that name in signs/words.ts.
 */
export const SIGNS = [
  GRAVE_SIGNS,
  TREATED_SIGNS,
  MIND_SIGNS,
  URGENT_SIGNS,
  CALM_SIGNS,
].join("");
