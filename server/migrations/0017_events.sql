CREATE TABLE "event_heads" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_subjects" (
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "event_subjects_company_id_subject_subject_id_place_pk" PRIMARY KEY("company_id","subject","subject_id","place")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"company_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	"request_id" text NOT NULL,
	"about" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "events_company_id_place_pk" PRIMARY KEY("company_id","place"),
	CONSTRAINT "event_id_once" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbound_messages" (
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"message_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbound_messages_company_id_source_message_id_pk" PRIMARY KEY("company_id","source","message_id")
);
--> statement-breakpoint
CREATE TABLE "handled_events" (
	"company_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"place" bigint NOT NULL,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handled_events_company_id_reader_place_pk" PRIMARY KEY("company_id","reader","place")
);
--> statement-breakpoint
CREATE TABLE "parked_events" (
	"owner_company" uuid NOT NULL,
	"reader" text NOT NULL,
	"place" bigint NOT NULL,
	"event_name" text NOT NULL,
	"failures" integer NOT NULL,
	"error" text NOT NULL,
	"parked_at" timestamp with time zone NOT NULL,
	"retry_asked_at" timestamp with time zone,
	CONSTRAINT "parked_events_owner_company_reader_place_pk" PRIMARY KEY("owner_company","reader","place")
);
--> statement-breakpoint
CREATE TABLE "reader_places" (
	"company_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"place" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "reader_places_company_id_reader_pk" PRIMARY KEY("company_id","reader")
);
--> statement-breakpoint
CREATE INDEX "events_by_name" ON "events" USING btree ("company_id","name","place");--> statement-breakpoint
CREATE INDEX "inbound_messages_by_time" ON "inbound_messages" USING btree ("company_id","received_at");--> statement-breakpoint
CREATE INDEX "parked_events_by_time" ON "parked_events" USING btree ("parked_at");