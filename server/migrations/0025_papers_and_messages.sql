CREATE TABLE "senders" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"selector" text NOT NULL,
	"public_key" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"seen" jsonb,
	"checked_at" timestamp with time zone,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "centre_documents" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder_id" uuid,
	"people" uuid[],
	"newest" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "centre_documents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "centre_folders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "centre_folders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "centre_versions" (
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer NOT NULL,
	"words" text NOT NULL,
	"note" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "centre_versions_company_id_document_id_number_pk" PRIMARY KEY("company_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "draft_choices" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body_id" uuid,
	"floor" integer NOT NULL,
	CONSTRAINT "draft_choices_company_id_product_id_person_id_pk" PRIMARY KEY("company_id","product_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "stale_texts" (
	"company_id" uuid NOT NULL,
	"body_id" uuid NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "stale_texts_company_id_body_id_key_language_pk" PRIMARY KEY("company_id","body_id","key","language")
);
--> statement-breakpoint
CREATE TABLE "mail_keys" (
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"selector" text NOT NULL,
	"sealed_key" text NOT NULL,
	CONSTRAINT "mail_keys_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "timing_events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"falls" jsonb NOT NULL,
	"does" jsonb NOT NULL,
	"shell_id" uuid,
	"product_id" uuid,
	"slug" text,
	"missed" text NOT NULL,
	"is_on" boolean NOT NULL,
	"next_at" timestamp with time zone,
	"member_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timing_events_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "timing_runs" (
	"company_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"is_late" boolean NOT NULL,
	"refusal" text,
	"told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "timing_runs_company_id_event_id_due_pk" PRIMARY KEY("company_id","event_id","due")
);
--> statement-breakpoint
CREATE TABLE "silenced_mails" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"moment" text NOT NULL,
	CONSTRAINT "silenced_mails_company_id_product_id_moment_pk" PRIMARY KEY("company_id","product_id","moment")
);
--> statement-breakpoint
CREATE TABLE "automation_messages" (
	"company_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automation_messages_company_id_run_id_pk" PRIMARY KEY("company_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"automation_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"action_id" text NOT NULL,
	"action_kind" text NOT NULL,
	"trigger" text NOT NULL,
	"once_key" text NOT NULL,
	"quote_id" uuid,
	"policy_id" uuid,
	"is_test" boolean NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"detail" text DEFAULT '' NOT NULL,
	"begun_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"message_id" uuid,
	CONSTRAINT "automation_runs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"trigger_kind" text NOT NULL,
	"trigger" jsonb NOT NULL,
	"condition" text NOT NULL,
	"delay_hours" integer NOT NULL,
	"actions" jsonb NOT NULL,
	"on_since" timestamp with time zone,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "unsubscribed" (
	"company_id" uuid NOT NULL,
	"address_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "unsubscribed_company_id_address_key_pk" PRIMARY KEY("company_id","address_key")
);
--> statement-breakpoint
DROP INDEX "form_one_editor";--> statement-breakpoint
DROP INDEX "body_one_draft";--> statement-breakpoint
ALTER TABLE "form_editing" ADD COLUMN "body_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "bodies" ADD COLUMN "draft_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "draft_choices" ADD CONSTRAINT "draft_choices_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_texts" ADD CONSTRAINT "stale_texts_body" FOREIGN KEY ("company_id","body_id") REFERENCES "public"."bodies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "centre_document_name_once" ON "centre_documents" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "centre_documents_in_folder" ON "centre_documents" USING btree ("company_id","folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "centre_folder_name_once" ON "centre_folders" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "timing_events_next" ON "timing_events" USING btree ("company_id","next_at") WHERE is_on;--> statement-breakpoint
CREATE INDEX "timing_runs_by_time" ON "timing_runs" USING btree ("company_id","due");--> statement-breakpoint
CREATE INDEX "automation_messages_by_time" ON "automation_messages" USING btree ("company_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_run_once" ON "automation_runs" USING btree ("company_id","automation_id","action_id","once_key");--> statement-breakpoint
CREATE INDEX "automation_runs_newest" ON "automation_runs" USING btree ("company_id","automation_id","happened_at");--> statement-breakpoint
CREATE INDEX "automation_runs_waiting" ON "automation_runs" USING btree ("company_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "automation_name_once" ON "automations" USING btree ("company_id","product_id",lower("name"));--> statement-breakpoint
CREATE INDEX "automations_that_follow" ON "automations" USING btree ("company_id","product_id","trigger_kind") WHERE on_since is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "form_one_editor" ON "form_editing" USING btree ("company_id","product_id","body_id") WHERE is_editor;--> statement-breakpoint
CREATE UNIQUE INDEX "body_one_draft" ON "bodies" USING btree ("company_id","product_id","draft_name") WHERE state = 'draft';