import { sendWaitingRequests } from "./browser-outbox.ts";

sendWaitingRequests();
