/**
 * A user who is a service account: a program. Everybody else in `users` is a person. A table of its own and not a column, since almost no user has a row:
 * lists and counts of people then go on using the indexes of `users`.
 */
export interface ServiceAccountTable {
  userId: number
}
