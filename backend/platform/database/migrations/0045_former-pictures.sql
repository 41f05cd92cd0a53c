CREATE INDEX "media_files_former_hashes" ON "media_files" USING gin ("former_hashes");--> statement-breakpoint
CREATE INDEX "media_former_hashes" ON "media" USING gin ("former_hashes");