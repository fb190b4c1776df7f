CREATE TABLE "schedules" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"release_hash" text,
	"number" integer,
	"runs_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "schedules_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "schedules_by_time" ON "schedules" USING btree ("company_id","runs_at");--> statement-breakpoint
CREATE INDEX "schedules_waiting" ON "schedules" USING btree ("company_id","shell_id","runs_at") WHERE state = 'waiting';