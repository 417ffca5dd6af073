import { notSent } from "../content/contact.ts";
import { emailHref, phoneHref, settings } from "../settings.ts";

/** What to do when the server could not take the form of a browser without JavaScript. */
export function NotSentText() {
  return (
    <>
      <p>{notSent.text}</p>
      <p>
        {notSent.before} <a href={phoneHref}>{settings.phone}</a> or email{" "}
        <a href={emailHref}>{settings.email}</a>.
      </p>
    </>
  );
}
