import type { DemoRequest } from "../../contract/demo-request.ts";

export const aRequest: DemoRequest = {
  name: "Dr Amara Okafor",
  email: "amara@clinic.example",
  phone: "01632 960 001",
  practice: "Okafor Dental",
  practiceType: "dental",
  message: "Two sites,\nfour lines.",
  timestamp: "2025-07-01T09:30:00.000Z",
  source: "Ellaira website",
};

/** That request as JSON. */
export const BODY = JSON.stringify(aRequest);
