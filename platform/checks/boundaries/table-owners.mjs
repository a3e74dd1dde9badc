/** The file or folder that alone writes a table of the platform, and what it keeps true with it. Everybody may read. */
export const tableOwners = {
  menus: [
    'platform/server/src/services/menu/',
    'A change bumps the version of an entry; one that goes is taken from its roles.',
  ],
  roles: [
    'platform/server/src/services/role/',
    'A change bumps the version of a role, so that clients reload their menu.',
  ],
  roleMenus: ['platform/server/src/services/role/', 'A role with another menu has another version.'],
  roleDepts: ['platform/server/src/services/role/', 'A role with other departments has another version.'],
  users: ['platform/server/src/services/user/', 'A user who is disabled or deleted loses their sessions.'],
  userRoles: ['platform/server/src/services/user/', 'A user with other roles has another version.'],
  depts: ['platform/server/src/services/dept/', 'A department that goes is taken from the roles that chose it.'],
  sessions: ['platform/server/src/services/session/', 'A session that ends leaves why.'],
  endedSessions: [
    'platform/server/src/services/session/',
    'Holds why a session ended, as long as a browser may have its token.',
  ],
  apiTokens: ['platform/server/src/services/token/', 'A token is stored as its hash alone.'],
  recordFiles: ['platform/server/src/call/file/stored-files.ts', 'Version 0.2 alone adds to it.'],
  fieldFiles: ['platform/server/src/services/file/', 'A file has one record, and its content stays as it was checked.'],
  fieldFileParts: ['platform/server/src/services/file/', 'A part is stored once.'],
  fileTickets: ['platform/server/src/services/file/', 'A ticket is of a session that may read the file.'],
  fileStores: ['platform/server/src/services/file/', 'The marker is in the store, too.'],
  posts: ['platform/server/src/resources/post/', 'The administration of posts is their one writer.'],
  dictTypes: ['platform/server/src/resources/dict/', 'Built-in dictionaries keep their type and status.'],
  dictData: ['platform/server/src/resources/dict/', 'A dictionary has one default at most.'],
  loginFailures: ['platform/server/src/resources/session/throttle.ts', 'Counts guesses at passwords.'],
  factors: ['platform/server/src/services/factor/', 'A code is taken once.'],
  recoveryCodes: ['platform/server/src/services/factor/', 'They end with the last factor.'],
  verifications: [
    'platform/server/src/credentials/verification-record.ts',
    'A challenge and its pass are each used once.',
  ],
  signIns: ['platform/server/src/audit/', 'Rows of errors are limited, and a deleted user is replaced by a pseudonym.'],
  operationLogs: [
    'platform/server/src/audit/',
    'Rows of errors are limited, and a deleted user is replaced by a pseudonym.',
  ],
  logHeads: ['platform/server/src/audit/', 'A row is added to a log with its place in the chain.'],
  logCheckpoints: ['platform/server/src/audit/', 'A checkpoint is of the end of a log, or of where it was cut.'],
  logAmendments: ['platform/server/src/audit/', 'A row of a log changes with its amendment.'],
  logChecks: ['platform/server/src/audit/', 'A log has the result of its latest check.'],
  files: ['platform/server/src/call/file/stored-files.ts', 'A file has one record, and goes with it.'],
  trafficMinutes: [
    'platform/server/src/services/operation/',
    'Each process stores a minute of its calls once, when it is over.',
  ],
  databaseSizes: ['platform/server/src/services/operation/', 'A day has one size.'],
  notices: ['platform/server/src/services/notice/', 'Browsers hear of a notice that is sent.'],
  noticeMarks: ['platform/server/src/resources/notice/', 'A person marks their own notices.'],
  noticeChoices: ['platform/server/src/resources/notice/', 'A person chooses for themselves.'],
  outbox: [
    'platform/server/src/services/outbox/',
    'A message is delivered after its commit, until it is done or given up.',
  ],
  webhooks: ['platform/server/src/services/webhook/', 'A webhook whose receiver is gone is disabled.'],
  webhookSecrets: [
    'platform/server/src/services/webhook/',
    'A webhook has one newest secret, and the one before for a day.',
  ],
  closedIntroductions: [
    'platform/server/src/resources/dashboard/introduction/',
    'A person closes an introduction for themselves.',
  ],
  recordPresence: [
    'platform/server/src/resources/session/online-session/presence/',
    'A session is in the forms that it has open.',
  ],
  modules: ['platform/server/src/install/', 'Only a start of the server installs modules.'],
  moduleParts: ['platform/server/src/install/', 'Each part of a module is installed once.'],
  importParts: ['platform/server/src/crud/import/undo/undo-rows.ts', 'A part is kept for as long as it can be undone.'],
  savedViews: [
    'platform/server/src/resources/user/saved-view/',
    'A list has one default view at most for each reader, each role and for all.',
  ],
  jobs: ['platform/server/src/services/job/', 'A due time is claimed by one process.'],
  jobRuns: ['platform/server/src/services/job/', 'A due time has one run, and a run one process at a time.'],
  seriesNumbers: ['platform/server/src/crud/assigned-values.ts', 'A number is assigned once.'],
  settings: ['platform/server/src/services/setting/', 'A change bumps the version of a setting and is in the log.'],
  installation: ['platform/server/src/install/', 'A database is of one kind.'],
}

/** Files that write a table by a name that is no text of theirs, with the tables. */
export const namedElsewhere = {
  'platform/server/src/audit/limited-insert.ts': ['operationLogs', 'signIns'],
  'platform/server/src/audit/chain/append.ts': ['operationLogs', 'signIns', 'logAmendments'],
  'platform/server/src/audit/chain/amend.ts': ['operationLogs', 'signIns'],
  'platform/server/src/audit/chain/cut.ts': ['operationLogs', 'signIns', 'logAmendments'],
  // That of a kind of record, which the folder of the resource owns.
  'platform/server/src/crud/rows/record-store.ts': [],
  'platform/server/src/crud/import/kind/new-records.ts': [],
  'platform/server/src/crud/import/kind/update-record.ts': [],
  'platform/server/src/crud/actions/crud-actions.ts': [],
  'platform/server/src/crud/tree/crud-order.ts': [],
  'platform/server/src/crud/tree/crud-sort.ts': [],
  'platform/server/src/crud/tree/positions.ts': [],
  'platform/server/src/crud/lines/write-lines.ts': [],
  'platform/server/src/crud/rows/sample-rows.ts': [],
  // Those that modules declare for extra fields of users.
  'platform/server/src/services/user/user-extra.ts': [],
}
