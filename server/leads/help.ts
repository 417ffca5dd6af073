export const HELP = `Usage: npm run -s leads -- <command> [options]

  list                     the kept demo requests as a table, newest last
  show ID                  all that is known of one
  export                   each as one line of JSON
    --csv                  for a spreadsheet; ' goes before what it would take for a formula
  retry ID                 deliver a failed, waiting or held one as if it were new
    --dead                 every failed one, in place of an id
  remove                   remove demo requests for good
    --email ADDRESS        all of this address; capital letters make no difference
    --older-than DAYS      all that were accepted longer ago, such as 365d, and do not wait
    --dry-run              only print the ids that would be removed
  backup FILE              copy the database to a new file, while servers run
  test-email               send a test to LEAD_EMAIL_TO, and keep nothing of it
  test-webhook             post a test to DEMO_WEBHOOK_URL, and keep nothing of it

Reading, searching and ringing back is easier at the desk (DESK_PORT).
Data goes to the standard output, messages to the error output.
Exit code: 0 done; 1 failed; 2 not understood; 3 nothing matched (show, retry, remove).`;
