/** The names of the databases, by those that the server has for them. */
export const engineNames: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
