import { platformAuditKinds } from '../audit'
import { platformSettingGroups, platformSettings } from '../system/operation/platform-settings'
import { shareViews } from '../system/user/view/saved-view.record'
import { defineModule, entry, type MenuEntry } from './module'

const systemPages: readonly MenuEntry[] = [
  entry('user', { zh: '用户管理', en: 'Users' }, 'lucide:users', { permission: 'system:user:list', cached: true }),
  entry('menu', { zh: '菜单管理', en: 'Menus' }, 'lucide:list-tree', {
    permission: 'system:menu:list',
    cached: true,
  }),
  entry('role', { zh: '角色管理', en: 'Roles' }, 'lucide:shield-check', {
    permission: 'system:role:list',
    cached: true,
  }),
  entry('dept', { zh: '部门管理', en: 'Departments' }, 'lucide:network', {
    permission: 'system:dept:list',
    cached: true,
  }),
  entry('post', { zh: '岗位管理', en: 'Posts' }, 'lucide:briefcase', {
    permission: 'system:post:list',
    cached: true,
  }),
  entry('dict', { zh: '字典管理', en: 'Dictionaries' }, 'lucide:book-a', {
    permission: 'system:dict:list',
    cached: true,
  }),
  entry('operationLog', { zh: '操作日志', en: 'Operation log' }, 'lucide:clipboard-list', {
    pageId: 'operation-log',
    permission: 'system:operationLog:list',
    cached: true,
  }),
  entry('signInLog', { zh: '登录日志', en: 'Sign-in log' }, 'lucide:log-in', {
    pageId: 'sign-in-log',
    permission: 'system:signInLog:list',
    cached: true,
  }),
  entry('session', { zh: '在线会话', en: 'Sessions' }, 'lucide:monitor-smartphone', {
    permission: 'system:session:list',
    cached: true,
  }),
  entry('setting', { zh: '系统参数', en: 'Settings' }, 'lucide:sliders-horizontal', {
    permission: 'system:setting:list',
    cached: true,
  }),
]

const operation = entry('operation', { zh: '运行维护', en: 'Operation' }, 'lucide:activity', {
  children: [
    entry('overview', { zh: '运行概览', en: 'Overview' }, 'lucide:gauge', { permission: 'system:overview:list' }),
    entry('job', { zh: '定时任务', en: 'Jobs' }, 'lucide:timer', { permission: 'system:job:list', cached: true }),
    entry('mail', { zh: '邮件', en: 'Mails' }, 'lucide:mail', { permission: 'system:mail:list', cached: true }),
    entry('webhook', { zh: 'Webhook', en: 'Webhooks' }, 'lucide:webhook', {
      pageId: '/system/webhook',
      permission: 'system:webhook:list',
      cached: true,
    }),
    entry('token', { zh: 'API 令牌', en: 'API tokens' }, 'lucide:key-round', {
      permission: 'system:token:list',
      cached: true,
    }),
    entry('serviceAccount', { zh: '服务账号', en: 'Service accounts' }, 'lucide:bot', {
      pageId: 'service-account',
      permission: 'system:serviceAccount:list',
      cached: true,
    }),
    entry('identityProvider', { zh: '单点登录', en: 'Single sign-on' }, 'lucide:fingerprint', {
      pageId: 'identity-provider',
      permission: 'system:identityProvider:list',
      cached: true,
    }),
  ],
})

/** The directory of the administration. What operates the server is last, so that the pages before it keep their ids. */
const system = entry('system', { zh: '系统管理', en: 'System' }, 'lucide:settings', {
  children: [...systemPages, operation],
})

/** The platform as a module: the pages and calls that a product without any module has. */
export const platform = defineModule({
  name: 'platform',
  title: { zh: '平台', en: 'Platform' },
  menu: [system],
  settings: platformSettings,
  settingGroups: platformSettingGroups,
  permissions: {
    'system:user:exportData': { zh: '导出个人数据', en: 'Export data of a person' },
    'system:user:anonymise': { zh: '匿名化', en: 'Make anonymous' },
    [shareViews]: { zh: '共享列表视图', en: 'Share views of lists' },
    'system:job:run': { zh: '立即运行', en: 'Run now' },
    'system:operationLog:verify': { zh: '校验日志', en: 'Check the logs' },
    'system:job:pause': { zh: '暂停与恢复', en: 'Pause and resume' },
    'system:mail:text': { zh: '查看正文', en: 'Read the text' },
    'system:mail:send': { zh: '发送', en: 'Send' },
    'system:webhook:secret': { zh: '更换密钥', en: 'Make a new secret' },
    'system:webhook:payload': { zh: '查看内容', en: 'Read payloads' },
    'system:webhook:send': { zh: '测试与重新发送', en: 'Test and send again' },
    'system:token:revoke': { zh: '撤销', en: 'Revoke' },
    'system:serviceAccount:token': { zh: '管理令牌', en: 'Manage tokens' },
  },
  auditKinds: platformAuditKinds,
  verifications: { login: 'puzzle', unlock: 'puzzle', reauthenticate: 'puzzle', forgottenPassword: 'puzzle' },
  notices: {
    'platform.roles': {
      name: { zh: '我的角色', en: 'Own roles' },
      description: { zh: '有人更改了您的角色', en: 'Somebody changed your roles' },
      icon: 'lucide:shield-check',
    },
    'platform.jobs': {
      name: { zh: '没有完成的任务', en: 'Jobs that were not done' },
      description: {
        zh: '任务（如备份）失败、超时或进程意外结束',
        en: 'A job, such as a backup, failed, reached its limit, or lost its process',
      },
      icon: 'lucide:timer-off',
      isMailed: true,
    },
    'platform.logs': {
      name: { zh: '被改动的日志', en: 'Logs that were changed' },
      description: { zh: '校验发现日志与其链不符', en: 'A check found a log that does not fit its chain' },
      icon: 'lucide:shield-alert',
    },
    'platform.webhooks': {
      name: { zh: '没有送达的 webhook', en: 'Webhooks that were not delivered' },
      description: {
        zh: '事件在一天后仍未送达，或接收方已停用',
        en: 'An event was given up after a day, or its receiver is gone',
      },
      icon: 'lucide:webhook',
    },
  },
  mails: {
    'platform.signIn': {
      name: { zh: '在新的设备或地址登录', en: 'Sign-in from a new device or address' },
      description: {
        zh: '您的账号从以前没有用过的浏览器或网络地址登录',
        en: 'Your account was signed in with a browser, or from an address, that it never was before',
      },
    },
    'platform.password': {
      name: { zh: '密码被修改', en: 'Changed password' },
      description: {
        zh: '您修改了密码，或管理员重置了您的密码',
        en: 'You changed your password, or an administrator reset it',
      },
    },
    'platform.factor': {
      name: { zh: '两步验证变更', en: 'Changed second factor' },
      description: {
        zh: '您更改了两步验证，或管理员重置了它',
        en: 'You changed your second factor, or an administrator reset it',
      },
    },
    'platform.email': {
      name: { zh: '邮箱被修改', en: 'Changed email address' },
      description: {
        zh: '您或管理员修改了您的邮箱；原来的邮箱始终会收到通知',
        en: 'You, or an administrator, changed your email address. The former address is told in any case',
      },
    },
    'platform.token': {
      name: { zh: '新的 API 令牌', en: 'New API token' },
      description: { zh: '您的账号添加了 API 令牌', en: 'An API token was made for your account' },
    },
    'platform.locked': {
      name: { zh: '登录受限', en: 'Rejected sign-ins' },
      description: {
        zh: '您的账号多次输错密码或验证码，登录暂时受限',
        en: 'Wrong passwords or codes were entered for your account, so that signing in is held up for a while',
      },
    },
  },
  pages: ['home', 'profile/index', 'system/auth-user', 'system/dict-data', 'system/user/details', 'system/webhook'],
  dictionaries: {
    sys_user_sex: {
      name: { zh: '用户性别', en: 'Sex of users' },
      remark: '1 男，0 女',
      values: [
        ['1', { zh: '男', en: 'Male' }, 'primary'],
        ['0', { zh: '女', en: 'Female' }, 'info'],
      ],
    },
    sys_normal_disable: {
      name: { zh: '启用停用', en: 'Enabled or disabled' },
      remark: '1 启用，0 停用',
      values: [
        ['1', { zh: '启用', en: 'Enabled' }, 'success'],
        ['0', { zh: '停用', en: 'Disabled' }, 'default'],
      ],
    },
    sys_show_hide: {
      name: { zh: '显示隐藏', en: 'Shown or hidden' },
      remark: '1 显示，0 隐藏',
      values: [
        ['1', { zh: '显示', en: 'Shown' }, 'success'],
        ['0', { zh: '隐藏', en: 'Hidden' }, 'default'],
      ],
    },
  },
  firstIds: { directory: 1, button: 1000 },
})
