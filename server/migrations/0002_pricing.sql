CREATE TABLE "connector_runs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"connector_id" uuid NOT NULL,
	"connector_name" text NOT NULL,
	"connector_revision" integer NOT NULL,
	"result_type" text NOT NULL,
	"cause" text NOT NULL,
	"product_id" uuid,
	"retry_of" uuid,
	"member_id" uuid,
	"inputs" text NOT NULL,
	"question_hash" text NOT NULL,
	"request" jsonb,
	"state" text NOT NULL,
	"status" integer,
	"failure" jsonb,
	"answer" text NOT NULL,
	"fields" jsonb,
	"tries" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_runs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "connectors" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"design" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connectors_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "connector_name_once" UNIQUE("company_id","folded_name")
);
--> statement-breakpoint
CREATE TABLE "kept_quotes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"customer" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"today" integer NOT NULL,
	"start_date" integer NOT NULL,
	"rating_hash" text NOT NULL,
	"decision" text NOT NULL,
	"plans" jsonb NOT NULL,
	"kept_by" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_quotes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"document" text NOT NULL,
	"tables" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
ALTER TABLE "kept_quotes" ADD CONSTRAINT "kept_quotes_company_id_rating_hash_ratings_company_id_hash_fk" FOREIGN KEY ("company_id","rating_hash") REFERENCES "public"."ratings"("company_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_runs_newest" ON "connector_runs" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "connector_runs_question" ON "connector_runs" USING btree ("company_id","connector_id","question_hash","asked_at");--> statement-breakpoint
CREATE INDEX "kept_quotes_by_product" ON "kept_quotes" USING btree ("company_id","product_id","kept_at");