import type { LocalText } from 'atrium/contract/language'
import type { SuccessMessage } from 'atrium/contract/endpoint'
import type { ErrorCode } from 'atrium/contract/error/codes'
import { statusTexts } from 'atrium/contract/error/status-text'
import type { FieldErrorCode } from './field-error-code'
import { signInMessages } from './sign-in-messages'

const stronger = {
  zh: '对方拥有您没有的权限或数据范围，不能执行该操作，请联系管理员',
  en: 'You cannot do that to a user with permissions or a data scope that you lack. Ask an administrator',
}

const widerScope = {
  zh: '会开放您数据范围以外的部门，请联系管理员',
  en: 'Would open departments outside your own data scope. Ask an administrator',
}

type Texts<K extends string> = Readonly<Record<K, LocalText>>

/** `msg` of every error, where nothing more is to be said than its HTTP status; `{name}` is a placeholder for a value of the error. */
export const errorMessages: Texts<ErrorCode> = {
  'request.invalid': {
    zh: '提交的内容有误，请检查后重试',
    en: 'Some of the input is not valid. Check it and try again',
  },
  'request.notJson': { zh: '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  'request.notJsonType': {
    zh: '请求内容须为 JSON，请将 Content-Type 设为 application/json',
    en: 'The request body has to be JSON. Send it with the content type application/json',
  },
  'request.notBytes': {
    zh: '请求内容须为文件的字节，请将 Content-Type 设为 application/octet-stream',
    en: 'The request body has to be bytes of a file. Send it with the content type application/octet-stream',
  },
  'request.tooComplex': {
    zh: '请求内容过于复杂：最多 {depth} 层、{n} 个值',
    en: 'The request body is too complex. It may nest {depth} levels deep and hold {n} values',
  },
  'request.aborted': { zh: '请求内容不完整', en: 'The request body broke off' },
  'request.stalled': statusTexts[408],
  'request.tooLarge': { zh: '提交的内容过大，上限 {n} MB', en: 'The request is too large. The limit is {n} MB' },
  'request.notFound': statusTexts[404],
  'request.wrongMethod': statusTexts[405],
  'request.foreignHost': {
    zh: '服务器不响应这个主机名。请使用管理员告知的地址；如果这个名称正确，请管理员把它加入 ALLOWED_HOSTS',
    en: 'This server does not answer to this host name. Use the address that your administrator gave you. If the name is right, it has to be in ALLOWED_HOSTS',
  },
  'demo.foreignHost': {
    zh: '演示账号的密码是公开的，因此未设置 SEED 时只响应本机的名称和地址，例如 localhost。要开放演示，请设置 SEED=demo；要正式使用，请设置 SEED=none 和新的 DATABASE_URL',
    en: 'The passwords of the demo accounts are public. Without SEED this server therefore answers only to names and addresses of this machine, such as localhost. Set SEED=demo to open the demo to others, or SEED=none and another DATABASE_URL for real use',
  },
  ...signInMessages,
  'idempotency.badKey': {
    zh: 'Idempotency-Key 应为 1 到 255 个可打印的 ASCII 字符',
    en: 'Idempotency-Key has to be 1 to 255 printable ASCII characters',
  },
  'idempotency.notHere': {
    zh: '这个接口不支持 Idempotency-Key',
    en: 'This call takes no Idempotency-Key',
  },
  'idempotency.otherCall': {
    zh: '这个 Idempotency-Key 已用于另一个请求，请换一个',
    en: 'This Idempotency-Key was used for another request. Use another one',
  },
  'access.denied': statusTexts[403],
  'access.stronger': stronger,
  'access.widerScope': widerScope,
  'record.notFound': { zh: '记录不存在', en: 'There is no such record' },
  'record.taken': { zh: '已被使用，请换一个', en: 'Is taken already. Choose another one' },
  'record.stale': {
    zh: '记录已被他人修改，请重新加载后再试',
    en: 'Somebody else has changed this record. Load it again',
  },
  'record.referenced': {
    zh: '仍被{by}引用，不能删除',
    en: 'Still in use by {by}. Change or delete those first',
  },
  'record.missing': {
    zh: '所选的记录已不存在，请重新加载后再试',
    en: 'A record that was chosen no longer exists. Load the page again and choose another one',
  },
  'record.wrongState': {
    zh: '「{name}」的状态是{state}，不能{action}',
    en: '{name} is {state}: “{action}” is not possible',
  },
  'record.cycle': {
    zh: '上级不能是自己或自己的下级',
    en: 'A record cannot be below itself or below one of its own children',
  },
  'record.tooDeep': { zh: '最多 {n} 级', en: 'A tree has at most {n} levels' },
  'record.hasChildren': {
    zh: '还有 {n} 条下级记录，不能删除',
    en: 'Records below: {n}. Delete or move them first',
  },
  'record.isRoot': { zh: '顶级记录不能删除', en: 'A record at the top cannot be deleted' },
  'record.parentGone': {
    zh: '「{name}」的上级已删除，请先恢复上级，或一并恢复',
    en: 'The record above {name} is deleted. Restore that one first, or both together',
  },
  'record.moved': {
    zh: '排序已被他人更改，请查看最新排序后再试',
    en: 'Somebody else has changed the order. Look at the new one, then try again',
  },
  'record.tooMany': {
    zh: '超过 {n} 条记录，请缩小筛选范围',
    en: 'More than {n} records: narrow the filters',
  },
  'import.ended': {
    zh: '这次导入已经撤销，或超过 24 小时，不能再撤销',
    en: 'This import was undone already, or is more than 24 hours old',
  },
  'server.busy': {
    zh: '登录和密码请求过多，请稍等片刻再试',
    en: 'Too many sign-ins and passwords at the moment. Try again in a moment',
  },
  'export.tooMany': {
    zh: '您已有 {n} 个导出正在进行，请等其中一个完成后再试',
    en: 'You have {n} exports under way. Wait until one of them is done, then try again',
  },
  'server.failed': statusTexts[500],
  'server.unavailable': statusTexts[503],
  'server.tooSlow': {
    zh: '数据库处理该请求的时间过长，已停止，没有任何更改。请缩小筛选范围或稍后再试',
    en: 'The database took too long for this and stopped it. Nothing was changed. Narrow the filters, or try again later',
  },
  'file.unavailable': {
    zh: '文件存储暂时无法访问，请稍后重试；若一直如此，请联系管理员',
    en: 'Files cannot be reached at the moment. Try again later, and ask an administrator if that goes on',
  },
  'file.noRoom': {
    zh: '存放文件的磁盘已满，未能保存。请管理员释放空间后重试',
    en: 'Not saved: the disk of the files is full. Ask the administrator to free space, then try again',
  },
  'file.notScanned': {
    zh: '暂时无法检查文件是否安全，未保存，请稍后重试',
    en: 'Files cannot be checked for harmful content at the moment, so this one was not kept. Try again later',
  },
  'file.gone': {
    zh: '文件已失效：等待过久，或已被之后上传的文件取代。请重新选择',
    en: 'The file is no longer there: it waited for too long, or later ones took its place. Choose it again',
  },
  'file.busy': {
    zh: '同时处理的文件过多，请稍后再试',
    en: 'Too many files are under way at the moment. Try again in a moment',
  },
  'file.noRange': {
    zh: '请求的范围超出文件末尾',
    en: 'The range is behind the end of the file',
  },
  'server.fileGone': {
    zh: '数据库文件在服务器运行时被删除、移走或替换，无法保存。请管理员放回该文件并重启服务器',
    en: 'The database file was deleted, moved or replaced while the server runs, so nothing can be saved. Ask the administrator to put it back and restart the server',
  },
  'server.storageDamaged': {
    zh: '数据库已损坏，无法读取。请管理员停止服务器并恢复最近的备份',
    en: 'The database is damaged and cannot be read. Ask the administrator to stop the server and to restore the latest backup',
  },
  'server.storageFull': {
    zh: '数据库所在的磁盘已满，未能保存。请管理员释放空间后重试，无需重启服务器',
    en: 'Not saved: the disk of the database is full. Ask the administrator to free space, then try again. The server need not be restarted',
  },
  'server.storageReadOnly': {
    zh: '数据库无法写入，未能保存。请管理员检查其磁盘和文件权限，然后重试',
    en: 'Not saved: the database cannot be written. Ask the administrator to check its disk and the permissions of its files, then try again',
  },
}

export const successMessages: Texts<SuccessMessage | 'done'> = {
  signedIn: { zh: '登录成功', en: 'Signed in' },
  saved: { zh: '保存成功', en: 'Saved' },
  deleted: { zh: '删除成功', en: 'Deleted' },
  queried: { zh: '查询成功', en: 'Done' },
  done: { zh: '操作成功', en: 'Done' },
}

/** The messages of field errors. The placeholders: `{n}` for the limit, `{name}` for what was given, `{other}` for a valid value. */
export const fieldMessages: Texts<FieldErrorCode> = {
  required: { zh: '必填', en: 'Required' },
  unknown: { zh: '不支持的字段', en: 'Unknown field' },
  repeated: { zh: '只能出现一次', en: 'May appear only once' },
  tooLong: { zh: '最多 {n} 个字符', en: 'At most {n} characters' },
  tooShort: { zh: '至少 {n} 个字符', en: 'At least {n} characters' },
  tooLarge: { zh: '不能大于 {n}', en: 'Must be {n} or less' },
  tooSmall: { zh: '不能小于 {n}', en: 'Must be {n} or more' },
  tooManyPixels: {
    zh: '图片不能超过 {n} 百万像素（宽 × 高），请缩小后再上传',
    en: 'At most {n} megapixels (width × height). Scale the picture down first',
  },
  tooManyFiles: { zh: '最多 {n} 个文件', en: 'At most {n} files' },
  fileTooLarge: { zh: '文件不能大于 {n} MB', en: 'The file is larger than {n} MB' },
  emptyFile: { zh: '文件是空的（0 字节）', en: 'The file is empty (0 bytes)' },
  incompleteFile: { zh: '文件还没有传完，请继续上传', en: 'Parts of the file are missing. Go on sending it' },
  uncheckedFile: {
    zh: '文件过大，无法检查是否安全，未保存',
    en: 'The file is too large to be checked for harmful content, so it was not kept',
  },
  fileGone: {
    zh: '文件已失效，请重新选择：{n}',
    en: 'A file is no longer there. Choose it again: {n}',
  },
  wrongFileType: {
    zh: '文件内容的类型是 {n}，这里只接受：{other}',
    en: 'By its content the file is {n}. This field takes: {other}',
  },
  harmfulFile: {
    zh: '文件含有恶意内容（{n}），未保存',
    en: 'The file holds something harmful ({n}) and was not kept',
  },
  unreadablePicture: {
    zh: '不是可以显示的图片，请使用 PNG、JPEG、WebP 或 GIF',
    en: 'Is no picture that can be shown. Use PNG, JPEG, WebP or GIF',
  },
  wrongType: { zh: '类型不正确', en: 'Has the wrong type' },
  wrongFormat: { zh: '格式不正确', en: 'Has the wrong format' },
  notOffered: { zh: '不是可选的值', en: 'Is not one of the possible values' },
  commonPassword: { zh: '该密码过于常见', en: 'This password is too common' },
  holdsUsername: { zh: '密码不能包含用户名', en: 'Must not contain the user name' },
  holdsProduct: { zh: '密码不能包含产品名称', en: 'Must not contain the name of the product' },
  taken: { zh: '已被使用，请换一个', en: 'Is taken already. Choose another one' },
  stronger,
  widerScope,
  foreignPermission: {
    zh: '会开放您没有的权限，请联系管理员',
    en: 'Would give a permission that you do not hold. Ask an administrator',
  },
  repeatedRow: { zh: '与第 {n} 行重复', en: 'Same as row {n}' },
  unknownName: { zh: '没有可选的「{name}」', en: 'There is no “{name}” to choose' },
  unknownNameNear: {
    zh: '没有可选的「{name}」，是否为「{other}」？',
    en: 'There is no “{name}” to choose. Did you mean “{other}”?',
  },
  unknownNameOf: {
    zh: '没有可选的「{name}」，可选：{other}',
    en: 'There is no “{name}” to choose. Choose one of: {other}',
  },
  sharedName: {
    zh: '「{name}」不止一个，请写明：{other}',
    en: 'Several are called “{name}”. Choose one of: {other}',
  },
  keptRoles: {
    zh: '须保留您不能分配的角色：{name}',
    en: 'Has to keep roles that you may not take: {name}',
  },
  ownAccount: { zh: '不能停用自己的账号', en: 'You cannot disable your own account' },
  lastAdmin: {
    zh: '至少要保留一名能登录的管理员',
    en: 'At least one administrator who can sign in has to remain',
  },
  usernameFormat: {
    zh: '2–20 个字符：字母、数字、下划线、短横线、点',
    en: '2–20 characters: letters, digits, _ - and .',
  },
  phoneFormat: { zh: '11 位手机号，以 13–19 开头', en: '11 digits, beginning with 13 to 19' },
  emailFormat: {
    zh: '邮箱格式不正确，例如 name@example.com，最多 50 个字符',
    en: 'Not an email address, such as name@example.com, of at most 50 characters',
  },
  roleKeyFormat: { zh: '只能包含字母、数字和 _ : -', en: 'Letters, digits and _ : - only' },
  dictTypeFormat: {
    zh: '以小写字母开头，只能包含小写字母、数字和下划线',
    en: 'Lower-case letters, digits and _ only, beginning with a letter',
  },
  permissionFormat: {
    zh: '三段以冒号分隔，例如 system:user:list',
    en: 'Three parts with colons, such as system:user:list',
  },
  dateFormat: { zh: '须是存在的日期，例如 2026-01-31', en: 'Has to be a date that exists, such as 2026-01-31' },
  dateTimeFormat: {
    zh: '须是 UTC 时间，例如 2026-01-31T09:05:00Z',
    en: 'Has to be a time in UTC, such as 2026-01-31T09:05:00Z',
  },
  timeFormat: { zh: '须是 24 小时制的时间，例如 09:30', en: 'Has to be a time of day, such as 09:30' },
  periodFormat: {
    zh: '须是起止日期，例如 2026-01-01 至 2026-01-31',
    en: 'Has to be two dates in their order, such as 2026-01-01 to 2026-01-31',
  },
  tagFormat: { zh: '标签不能含有逗号、顿号、分号和引号', en: 'A tag has no commas, semicolons, quotes or backslashes' },
  jsonFormat: { zh: '须是有效的 JSON', en: 'Has to be valid JSON' },
  colourFormat: { zh: '须是颜色值，例如 #1677ff', en: 'Has to be a colour, such as #1677ff' },
  urlFormat: {
    zh: '须是以 http:// 或 https:// 开头的网址',
    en: 'Has to be a web address that begins with http:// or https://',
  },
  imageFormat: { zh: '须是已上传的图片', en: 'Has to be an uploaded picture' },
  builtIn: { zh: '系统内置，不能修改', en: 'Built in, cannot be changed' },
  roleNameFormat: {
    zh: '不能含有逗号、分号或顿号：导入时用它们分隔多个角色',
    en: 'Must not contain commas or semicolons: they separate roles in imports',
  },
  samePassword: { zh: '新密码不能与原密码相同', en: 'Must differ from the old one' },
}
