CREATE TABLE "catalogue_changes" (
	"id_site" integer NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id_product" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_changes_id_site_transaction_id_product_pk" PRIMARY KEY("id_site","transaction","id_product")
);
