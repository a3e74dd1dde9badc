-- The tables of showcase in version 0.1 (commit 5a4e646) on SQLite.
CREATE TABLE "demo_rows" ("id" integer primary key autoincrement, "age" integer not null, "gender" integer not null check (gender in (0, 1)), "avatar" text not null, "address" text not null, "name" text not null, "date" text not null, "time" text not null, "status" text not null, "mobile" text not null, "email" text not null, "english_name" text default '' not null, "english_address" text default '' not null, "city" text default 'other' not null);
CREATE INDEX "demo_rows_name_order" on "demo_rows" ("name", "id");
CREATE INDEX "demo_rows_age_order" on "demo_rows" ("age", "id");
CREATE INDEX "demo_rows_date_order" on "demo_rows" ("date", "id");
CREATE INDEX "demo_rows_status_order" on "demo_rows" ("status", "id");
CREATE TABLE "demo_copies" ("owner_id" integer primary key references "users" ("user_id") on delete cascade, "next_id" integer not null);
CREATE TABLE "own_demo_rows" ("owner_id" integer not null references "demo_copies" ("owner_id") on delete cascade, "id" integer not null, "place" integer not null, "age" integer not null, "gender" integer not null check (gender in (0, 1)), "address" text not null, "name" text not null, "date" text not null, "time" text not null, "status" text not null, "mobile" text not null, "email" text not null, "english_name" text default '' not null, "english_address" text default '' not null, "city" text default 'other' not null, "deleted" integer default 0 not null, constraint "own_demo_rows_primary" primary key ("owner_id", "id"));
CREATE INDEX "own_demo_rows_place_order" on "own_demo_rows" ("owner_id", "place", "id");
CREATE INDEX "own_demo_rows_name_order" on "own_demo_rows" ("owner_id", "name", "id");
CREATE INDEX "own_demo_rows_age_order" on "own_demo_rows" ("owner_id", "age", "id");
CREATE INDEX "own_demo_rows_date_order" on "own_demo_rows" ("owner_id", "date", "id");
CREATE INDEX "own_demo_rows_status_order" on "own_demo_rows" ("owner_id", "status", "id");
CREATE INDEX "demo_rows_english_name_order" on "demo_rows" ("english_name", "id");
CREATE INDEX "demo_rows_city_order" on "demo_rows" ("city", "id");
CREATE INDEX "own_demo_rows_english_name_order" on "own_demo_rows" ("owner_id", "english_name", "id");
