CREATE TABLE lead (
    id text NOT NULL,
    idempotency_key text,
    body text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    claim text,
    due_at bigint NOT NULL,
    created_at bigint NOT NULL,
    delivered_at bigint,
    last_error text,
    email_state text DEFAULT 'pending'::text NOT NULL,
    email_attempts integer DEFAULT 0 NOT NULL,
    email_claim text,
    email_due_at bigint DEFAULT 0 NOT NULL,
    email_delivered_at bigint,
    email_last_error text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    referring_site text,
    rung_at bigint,
    rung_note text,
    CONSTRAINT lead_email_state_check CHECK ((email_state = ANY (ARRAY['pending'::text, 'delivered'::text, 'dead'::text, 'skipped'::text]))),
    CONSTRAINT lead_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'dead'::text, 'spam'::text])))
);
CREATE TABLE schema_version (
    version integer NOT NULL
);
INSERT INTO lead VALUES ('01a1fe6f-3a32-70ff-9117-b5143f0af0ac', NULL, '{"name":"dead","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}', 'dead', 1, NULL, 1751362262000, 1751362202000, NULL, 'HTTP 500', 'pending', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO lead VALUES ('01a1fe6f-3a37-7b36-95e6-1732d746c7c1', 'key-failed', '{"name":"failed","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}', 'pending', 1, NULL, 1751365803000, 1751362203000, NULL, 'ECONNREFUSED', 'pending', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO lead VALUES ('01a1fe6f-3a3b-78cf-a072-c21516e3f73e', 'key-claimed', '{"name":"claimed","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}', 'pending', 0, '0a19da3c-6694-4a66-b605-fecd42bf1cf9', 1751362264000, 1751362204000, NULL, NULL, 'pending', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO lead VALUES ('01a1fe6f-3a3d-77d7-a821-f23a75cd4c40', 'key-spam', '{"name":"spam","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}', 'spam', 0, NULL, 1751362205000, 1751362205000, NULL, NULL, 'pending', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO lead VALUES ('01a1fe6f-3a3e-7756-9e02-05e00a5ae8e8', NULL, '{"name":"pending","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}', 'pending', 0, NULL, 1751362206000, 1751362206000, NULL, NULL, 'pending', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO lead VALUES ('01a1fe6f-3a2a-7244-8008-69c1ba62d9e3', 'key-delivered', '{"name":"delivered","email":"ann@clinic.example","phone":"01632 960 001","practice":"O''Hara Dental","practiceType":"dental","message":"One\nTwo \\ 🦷","timestamp":"2025-07-01T09:30:00.000Z","source":"Ellaira website"}', 'delivered', 1, NULL, 1751362261000, 1751362201000, 1751362201000, NULL, 'skipped', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO schema_version VALUES (4);
ALTER TABLE ONLY lead
    ADD CONSTRAINT lead_idempotency_key_key UNIQUE (idempotency_key);
ALTER TABLE ONLY lead
    ADD CONSTRAINT lead_pkey PRIMARY KEY (id);
CREATE INDEX lead_created ON lead USING btree (created_at, id);
CREATE INDEX lead_dead ON lead USING btree (created_at) WHERE (state = 'dead'::text);
CREATE INDEX lead_due ON lead USING btree (due_at) WHERE (state = 'pending'::text);
CREATE INDEX lead_email_dead ON lead USING btree (created_at) WHERE (email_state = 'dead'::text);
CREATE INDEX lead_email_due ON lead USING btree (email_due_at) WHERE ((email_state = 'pending'::text) AND (state <> 'spam'::text));
