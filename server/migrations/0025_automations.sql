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
CREATE INDEX "automation_messages_by_time" ON "automation_messages" USING btree ("company_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_run_once" ON "automation_runs" USING btree ("company_id","automation_id","action_id","once_key");--> statement-breakpoint
CREATE INDEX "automation_runs_newest" ON "automation_runs" USING btree ("company_id","automation_id","happened_at");--> statement-breakpoint
CREATE INDEX "automation_runs_waiting" ON "automation_runs" USING btree ("company_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "automation_name_once" ON "automations" USING btree ("company_id","product_id",lower("name"));--> statement-breakpoint
CREATE INDEX "automations_that_follow" ON "automations" USING btree ("company_id","product_id","trigger_kind") WHERE on_since is not null;