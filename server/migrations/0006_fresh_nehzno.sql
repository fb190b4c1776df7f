DROP INDEX "signing_nonces_by_time";--> statement-breakpoint
CREATE INDEX "signing_nonces_by_time" ON "signing_nonces" USING brin ("seen_at");