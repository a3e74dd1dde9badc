import type { FactorRule } from 'atrium/contract/system/role/factor-rule'
import type { IntroductionKind } from 'atrium/contract/dashboard'
import type { InstallationKind } from 'atrium/contract/session'
import type { Notice } from 'atrium/contract/system/notice/notice'
import type { NoticeWay } from 'atrium/contract/system/notice/notice-kind'
import type { JobRun } from 'atrium/contract/system/operation/job'
import type { Generated, Kysely } from 'kysely'
import type { Flag, Millis } from './tables/column-types'
import type { FactorTable, RecoveryCodeTable, TrustedBrowserTable } from './tables/factor-tables'
import type { PasskeyChallengeTable, PasskeyTable } from './tables/passkey-tables'
import type { PasswordLinkRequestTable, PasswordLinkTable } from './tables/password-link-tables'
import type { OutboxTable, WebhookSecretTable, WebhookTable } from './tables/outbox-tables'
import type { IdempotencyKeyTable } from './tables/idempotency-tables'
import type {
  ClaimedRoleTable,
  IdentityProviderRoleTable,
  IdentityProviderSecretTable,
  IdentityProviderTable,
  IdentityTable,
  ProviderMessageTable,
  ProviderSessionTable,
  SsoSignInTable,
} from './tables/sso-tables'
import type { EndedSessionTable, LoginFailureTable, SessionTable, VerificationTable } from './tables/session-tables'
import type { ServiceAccountTable } from './tables/service-account-tables'
import type { ApiTokenTable } from './tables/token-tables'
import type { FieldFilePartTable, FieldFileTable, FileStoreTable, FileTicketTable } from './tables/file-tables'

export type { Flag, Millis } from './tables/column-types'
export type { OutboxKind, OutboxTable, WebhookTable } from './tables/outbox-tables'

export interface UserTable {
  userId: Generated<number>
  deptId: number | null
  postId: number | null
  username: string
  nickname: string
  email: string
  phoneNumber: string
  sex: Flag
  avatar: string
  /** Argon2id as a PHC string. */
  passwordHash: string
  mustChangePassword: Flag
  /** When a one-time password stops working; null for a password that does not. */
  passwordExpiresAt: Millis | null
  status: Flag
  age: number | null
  address: string
  /** Rich text. */
  userStory: string
  /** The language and the time zone that they chose; empty for none. */
  language: Generated<string>
  timeZone: Generated<string>
  remark: string
  createdAt: Millis
  /** When the days end in which they may set up a factor that a role requires; null while they have not begun. */
  factorDueAt: Generated<Millis | null>
  version: Generated<number>
}

export interface RoleTable {
  roleId: Generated<number>
  roleKey: string
  roleName: string
  roleNameEn: string
  roleSort: number
  /** 1 to 5, see the contract's `dataScope`. */
  dataScope: number
  status: Flag
  menuCheckStrictly: Flag
  deptCheckStrictly: Flag
  remark: string
  /** Which calls need a second factor, see the contract's `factorRules`. */
  factorRule: Generated<FactorRule>
  /** Whether people have some days to set one up. */
  factorGrace: Generated<Flag>
  /** The user who added it; null for the seeded ones, and where that user is gone. */
  createdBy: Generated<number | null>
  /** When it was added or changed last; null for a seeded one as it came. */
  changedAt: Generated<Millis | null>
  version: Generated<number>
}

export interface MenuTable {
  id: Generated<number>
  pid: number
  path: string
  name: string
  nameEn: string
  sort: number
  isLink: Flag
  isFrame: Flag
  isCache: Flag
  status: Flag
  visible: Flag
  menuType: number
  icon: string
  component: string
  permission: string
  frameSrc: string
  query: string
  version: Generated<number>
}

export interface DeptTable {
  deptId: Generated<number>
  pid: number
  deptName: string
  deptNameEn: string
  orderNum: number
  leader: string
  phone: string
  email: string
  status: Flag
  version: Generated<number>
}

export interface PostTable {
  postId: Generated<number>
  postCode: string
  postName: string
  postNameEn: string
  postSort: number
  status: Flag
  remark: string
  version: Generated<number>
}

export interface DictTypeTable {
  dictId: Generated<number>
  dictName: string
  dictNameEn: string
  dictType: string
  status: Flag
  remark: string
  version: Generated<number>
}

export interface DictDataTable {
  dictCode: Generated<number>
  dictType: string
  dictLabel: string
  dictLabelEn: string
  dictValue: string
  listClass: string
  isDefault: Flag
  status: Flag
  dictSort: number
  remark: string
  version: Generated<number>
}

/** The place of a row in the chain of its log, see `audit/README.md`. Null in a row that was inserted past it. */
interface Chained {
  /** From 1, without a gap. */
  link: Generated<number | null>
  /** SHA-256 of the content as it was written, as hex. */
  digest: Generated<string | null>
  /** SHA-256 of the value of the row before and of `digest`. */
  chain: Generated<string | null>
}

/** Every attempt at signing in. */
export interface SignInTable extends Chained {
  signInId: Generated<number>
  /** Null where there is no such user. Stays when the user is deleted. */
  userId: number | null
  /** As it was typed. */
  username: string
  /** See the contract's `SignInResult`. */
  result: string
  address: string
  agent: string
  at: Millis
  /** `at` as YYYY-MM-DD in UTC, so that days are counted alike on every engine. */
  day: string
}

export interface OperationLogTable extends Chained {
  logId: Generated<number>
  at: Millis
  /** Stays when the user is deleted. */
  userId: number
  username: string
  /** The API token that the call came with; empty for none. */
  tokenName: Generated<string>
  /** Method and path of the call, such as `PUT /api/system/post`. */
  operation: string
  /** See the contract's `AuditKind` and `AuditTarget`. */
  kind: string
  target: string
  /** A JSON list of the ids of the changed records; of an error, of those that the call was about. */
  targetIds: string
  /**
   * JSON lists in the order of `targetIds`, null for a record that was not there. Of an error `before` is empty and `after`
   * holds one `LoggedError`, or nothing in rows of earlier versions.
   */
  before: string
  after: string
  address: string
  agent: string
  /** `done`, or the code of the error. */
  result: string
}

/** The end of the chain of each log: its last row. */
export interface LogHeadTable {
  /** See `ChainedLog`. */
  log: string
  link: number
  rowId: number
  /** Empty where the log never had a row. */
  chain: string
}

/** A row of a log at a moment, from which its chain can be checked. */
export interface LogCheckpointTable extends LogHeadTable {
  checkpointId: Generated<number>
  /** How many links had been cut off before its first row. */
  cut: number
  at: Millis
  /** Why it was made; `cut` where the rows up to it are gone, `upgrade` where they were chained long after they were written. */
  reason: 'upgrade' | 'start' | 'daily' | 'cut'
  /** A short id of the key, and the signature as hex; both empty without a key. */
  keyId: string
  signature: string
}

/** A lawful change of a row: the digest of its content from then on. */
export interface LogAmendmentTable extends Chained {
  amendmentId: Generated<number>
  at: Millis
  log: string
  rowId: number
  newDigest: string
  keyId: string
  signature: string
}

/** The result of the latest check of each log. */
export interface LogCheckTable {
  log: string
  at: Millis
  rows: number
  checkpoints: number
  /** How many of the checkpoints have a signature that is right. */
  signed: number
  amended: number
  /** See the contract's `logDamage`; null where the log is whole. */
  damage: string | null
  /** The first wrong row, where there is one. */
  rowId: number | null
  rowAt: Millis | null
  /** How many rows the running check has looked at; null where none runs. */
  doneRows: number | null
}

/** The pictures in records. */
export interface FileTable {
  fileId: Generated<number>
  /** 128 random bits in base64url: what records hold and addresses name. */
  fileKey: string
  /** One of the contract's `pictureTypes`. */
  type: string
  /** In bytes. */
  size: number
  content: Uint8Array
  /** Who uploaded it; null where that user is gone. */
  ownerId: number | null
  /** Whether a record holds the key. */
  inUse: Generated<Flag>
  createdAt: Millis
}

/** A notice is for everybody, or for those who are that user, have that role and hold that permission, where they are given. */
export interface NoticeTable extends Pick<Notice, 'list' | 'icon' | 'state'> {
  noticeId: Generated<number>
  title: string
  titleEn: string
  description: string
  descriptionEn: string
  createdAt: Millis
  dueAt: Millis | null
  /** Empty for those that the seed of the demo adds. */
  kind: Generated<string>
  link: Generated<string>
  userId: number | null
  roleId: number | null
  /** Empty for none. */
  permission: string
}

/** A notice that a person has read or cleared. */
export interface NoticeMarkTable {
  userId: number
  noticeId: number
  isCleared: Flag
}

/** How a person gets the notices of a kind; in the bell without a row. */
export interface NoticeChoiceTable {
  userId: number
  kind: string
  way: NoticeWay
}

/** An introduction of the dashboard that a person closed. */
export interface ClosedIntroductionTable {
  userId: number
  kind: IntroductionKind
}

/** A record that is open in a form of somebody. */
export interface RecordPresenceTable {
  /** The kind of record, by its name in the contract. */
  kind: string
  recordId: number
  sessionId: number
  userId: number
  /** When the form was heard of last. */
  seenAt: Millis
}

/** A file that version 0.2 attached to a record; empty since, but for what its servers add while they run beside newer ones. */
export interface RecordFileTable {
  fileId: number
  /** The kind of record, by its name in the contract. */
  kind: string
  recordId: number
  fileName: string
}

/** The modules that were installed in this database, the platform being one. */
export interface ModuleTable {
  name: string
  /** Whether it ran at the latest start. */
  isActive: Flag
}

/** The installed parts of a module: each once, so that what was changed or deleted since stays so. */
export interface ModulePartTable {
  module: string
  /** `menu/able/message`, `button/system:user:add`, `dict/stock_category`, `dict/stock_category/raw`, `demo/item`, `setting/maxDays`. */
  part: string
  /** The entry of the menu that was made for it; null for other parts, and where it was deleted. */
  menuId: number | null
}

/** The settings of modules that are installed. */
export interface SettingTable {
  settingId: Generated<number>
  module: string
  settingName: string
  /** As JSON; null where the default of the module counts. */
  value: string | null
  version: Generated<number>
}

/** The records that one call of an import wrote, for as long as it can be undone. */
export interface ImportPartTable {
  partId: Generated<number>
  /** The same for all parts of an import of one person. */
  importId: string
  /** The kind of record, by its name in the contract. */
  recordKind: string
  userId: number
  createdAt: Millis
  /** A JSON list, see `UndoRow`. */
  rows: string
}

/** A view of a list. Without reader and role it is for everybody; one that is shared outlives its owner. */
export interface SavedViewTable {
  viewId: Generated<number>
  /** The page id of the list. */
  page: string
  name: string
  ownerId: number | null
  /** The owner, where nobody else reads it. */
  readerId: number | null
  roleId: number | null
  /** At most one of a list for each reader, each role and for all. */
  isDefault: Flag
  /** Filters, order and group, as the address has them. */
  query: string
  /** The columns, as JSON. */
  layout: string
  version: Generated<number>
}

/** A job that was declared once, whether its module runs or not. */
export interface JobTable {
  jobId: Generated<number>
  /** The name of the module and that of the job, such as `stock.nightly`. */
  jobKey: string
  /** Expression and time zone that `nextAt` was found by: another version of the product may have others. */
  schedule: string
  paused: Generated<Flag>
  nextAt: Millis
}

/** A run of a job: one row for all its attempts. */
export interface JobRunTable extends Pick<JobRun, 'state' | 'earlierEnd' | 'error' | 'process' | 'attempt'> {
  runId: Generated<number>
  jobId: number
  /** The time of the schedule that it is for, which has one run at most; null for one by hand. */
  dueAt: Millis | null
  /** When a waiting one may begin. */
  startAt: Millis
  startedAt: Millis | null
  endedAt: Millis | null
  /** In milliseconds, by a clock that nobody sets. */
  duration: number | null
  /** Grows while the process of the run is alive. */
  beat: number
}

/** The calls of one process in a minute, see `services/operation`; lists are JSON. */
export interface TrafficMinuteTable {
  process: string
  minute: Millis
  requests: number
  errors: number
  durations: string
  /** How long the slowest call took, in milliseconds. */
  slowest: number
  slow: string
  failed: string
}

/** The kind of installation that a database is: its one row, see `install/installation-kind.ts`. */
export interface InstallationTable {
  id: 1
  kind: InstallationKind
}

/** The tables of the platform. A module adds its own with `declare module '#server/db/schema'`. */
export interface Schema {
  users: UserTable
  serviceAccounts: ServiceAccountTable
  roles: RoleTable
  menus: MenuTable
  depts: DeptTable
  posts: PostTable
  dictTypes: DictTypeTable
  dictData: DictDataTable
  userRoles: { userId: number; roleId: number }
  roleMenus: { roleId: number; menuId: number }
  roleDepts: { roleId: number; deptId: number }
  sessions: SessionTable
  apiTokens: ApiTokenTable
  idempotencyKeys: IdempotencyKeyTable
  endedSessions: EndedSessionTable
  loginFailures: LoginFailureTable
  factors: FactorTable
  passwordLinks: PasswordLinkTable
  passwordLinkRequests: PasswordLinkRequestTable
  recoveryCodes: RecoveryCodeTable
  trustedBrowsers: TrustedBrowserTable
  passkeys: PasskeyTable
  passkeyChallenges: PasskeyChallengeTable
  verifications: VerificationTable
  identityProviders: IdentityProviderTable
  identityProviderRoles: IdentityProviderRoleTable
  identityProviderSecrets: IdentityProviderSecretTable
  identities: IdentityTable
  claimedRoles: ClaimedRoleTable
  ssoSignIns: SsoSignInTable
  providerSessions: ProviderSessionTable
  providerMessages: ProviderMessageTable
  signIns: SignInTable
  operationLogs: OperationLogTable
  logHeads: LogHeadTable
  logCheckpoints: LogCheckpointTable
  logAmendments: LogAmendmentTable
  logChecks: LogCheckTable
  files: FileTable
  notices: NoticeTable
  noticeMarks: NoticeMarkTable
  noticeChoices: NoticeChoiceTable
  outbox: OutboxTable
  webhooks: WebhookTable
  webhookSecrets: WebhookSecretTable
  closedIntroductions: ClosedIntroductionTable
  recordPresence: RecordPresenceTable
  recordFiles: RecordFileTable
  fieldFiles: FieldFileTable
  fieldFileParts: FieldFilePartTable
  fileTickets: FileTicketTable
  fileStores: FileStoreTable
  modules: ModuleTable
  moduleParts: ModulePartTable
  installation: InstallationTable
  settings: SettingTable
  importParts: ImportPartTable
  savedViews: SavedViewTable
  jobs: JobTable
  jobRuns: JobRunTable
  trafficMinutes: TrafficMinuteTable
  /** The size of the database on a day, YYYY-MM-DD in UTC. */
  databaseSizes: { day: string; bytes: number }
  /** The last number that each series of a year has assigned. */
  seriesNumbers: { series: string; lastNumber: number }
}

export type Database = Kysely<Schema>
