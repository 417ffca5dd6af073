import { claims } from "../../../site/content/claims.ts";

/** A question that she answers with a figure of the site's. */
export const QUESTION = "do you speak Polish";
export const ANSWER = `${claims.languages} languages`;
