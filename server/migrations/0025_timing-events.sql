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
ALTER TABLE "schedules" ADD COLUMN "time_zone" text;--> statement-breakpoint
CREATE INDEX "timing_events_next" ON "timing_events" USING btree ("company_id","next_at") WHERE is_on;--> statement-breakpoint
CREATE INDEX "timing_runs_by_time" ON "timing_runs" USING btree ("company_id","due");