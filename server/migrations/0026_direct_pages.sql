CREATE TABLE "direct_page_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"owner_company" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_page_counts" (
	"company_id" uuid NOT NULL,
	"hour" integer NOT NULL,
	"page_id" uuid NOT NULL,
	"campaign" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "direct_page_counts_company_id_hour_page_id_campaign_event_pk" PRIMARY KEY("company_id","hour","page_id","campaign","event")
);
--> statement-breakpoint
CREATE TABLE "direct_pages" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"template_id" uuid NOT NULL,
	"shell_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"languages" jsonb NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "direct_pages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "domain_hosts" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "unsubscribe" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sent_by_page" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "sent_by_page" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "direct_page_counts_by_page" ON "direct_page_counts" USING btree ("company_id","page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_page_name_once" ON "direct_pages" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "direct_pages_by_slug" ON "direct_pages" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "direct_pages_of_template" ON "direct_pages" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "policies_by_page" ON "policies" USING btree ("company_id","page_id") WHERE page_id is not null;