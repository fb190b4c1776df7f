CREATE TABLE "broker_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"broker" uuid,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone,
	CONSTRAINT "broker_invited_once" UNIQUE("insurer","email_key"),
	CONSTRAINT "broker_connected_once" UNIQUE("insurer","broker")
);
--> statement-breakpoint
CREATE INDEX "broker_connections_by_broker" ON "broker_connections" USING btree ("broker");