CREATE TABLE "file_holds" (
	"company_id" uuid NOT NULL,
	"place" text NOT NULL,
	"of" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "file_holds_company_id_place_of_pk" PRIMARY KEY("company_id","place","of")
);
--> statement-breakpoint
CREATE TABLE "account_movements" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	CONSTRAINT "account_movements_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "table_edit_blocks" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"low_row" integer NOT NULL,
	"high_row" integer NOT NULL,
	"edits" text,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "table_edit_blocks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "reactivation_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "file_holds" ADD CONSTRAINT "file_is_held" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_edit_blocks" ADD CONSTRAINT "table_edit_blocks_company_id_table_id_rate_tables_company_id_id_fk" FOREIGN KEY ("company_id","table_id") REFERENCES "public"."rate_tables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_holds_by_file" ON "file_holds" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "account_movements_by_time" ON "account_movements" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "table_edit_blocks_by_row" ON "table_edit_blocks" USING btree ("company_id","table_id","low_row","high_row");--> statement-breakpoint
CREATE INDEX "table_edit_blocks_by_version" ON "table_edit_blocks" USING btree ("company_id","version_id","revision");--> statement-breakpoint
CREATE INDEX "table_edits_by_version" ON "table_edits" USING btree ("company_id","version_id","revision");