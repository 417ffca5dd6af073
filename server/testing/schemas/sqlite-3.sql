PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE "lead" ("id" text primary key, "idempotency_key" text unique, "body" text not null, "state" text not null check (state in ('pending', 'delivered', 'dead', 'spam')), "attempts" integer not null, "claim" text, "due_at" bigint not null, "created_at" bigint not null, "delivered_at" bigint, "last_error" text, email_state text not null default 'pending' check (email_state in ('pending', 'delivered', 'dead', 'skipped')), email_attempts integer not null default 0, email_claim text, email_due_at bigint not null default 0, email_delivered_at bigint, email_last_error text, utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text, referring_site text);
INSERT INTO lead VALUES('01a1fe6f-3564-7194-b61c-d2945bd58bd9','key-delivered','{"name":"delivered","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}','delivered',1,NULL,1751362261000,1751362201000,1751362201000,NULL,'skipped',0,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO lead VALUES('01a1fe6f-356d-70e5-ae2a-ab36bba48bda',NULL,'{"name":"dead","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}','dead',1,NULL,1751362262000,1751362202000,NULL,'HTTP 500','pending',0,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO lead VALUES('01a1fe6f-356e-75cc-89bd-efed87a2a843','key-failed','{"name":"failed","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}','pending',1,NULL,1751365803000,1751362203000,NULL,'ECONNREFUSED','pending',0,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO lead VALUES('01a1fe6f-3570-7461-ba44-1fbca438de6c','key-claimed','{"name":"claimed","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}','pending',0,'9e95ebde-71b7-4200-8b2d-78ae7219c77c',1751362264000,1751362204000,NULL,NULL,'pending',0,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO lead VALUES('01a1fe6f-3571-73c8-9038-c6166c1982bc','key-spam','{"name":"spam","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}','spam',0,NULL,1751362205000,1751362205000,NULL,NULL,'pending',0,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO lead VALUES('01a1fe6f-3571-762e-89ec-6e0ed2f784ed',NULL,'{"name":"pending","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}','pending',0,NULL,1751362206000,1751362206000,NULL,NULL,'pending',0,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE "schema_version" ("version" integer not null);
INSERT INTO schema_version VALUES(3);
CREATE INDEX "lead_due" on "lead" ("due_at") where "state" = 'pending';
CREATE INDEX "lead_created" on "lead" ("created_at", "id");
CREATE INDEX "lead_dead" on "lead" ("created_at") where "state" = 'dead';
CREATE INDEX lead_email_due on lead (email_due_at)
      where email_state = 'pending' and state <> 'spam';
CREATE INDEX lead_email_dead on lead (created_at)
      where email_state = 'dead';
COMMIT;
