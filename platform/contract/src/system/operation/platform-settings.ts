import {
  addressesSetting,
  choiceSetting,
  colourSetting,
  integerSetting,
  mailsSetting,
  perRoleSetting,
  pictureSetting,
  textSetting,
  timeZoneSetting,
} from '../../module/setting'
import { languageNames } from '../../language'
import { factorGraceDays } from '../role/factor-rule'
import type { DeletedInLogs } from '../user'

/** The groups that the settings of the platform are in, in their order on the page. */
export const platformSettingGroups = {
  brand: { zh: '品牌', en: 'Brand' },
  signIn: { zh: '登录与会话', en: 'Sign-in' },
  region: { zh: '语言与时区', en: 'Language and time zone' },
  data: { zh: '数据保留', en: 'Data' },
  access: { zh: '访问限制', en: 'Access' },
  mails: { zh: '邮件', en: 'Mails' },
} as const

/** The longest life of a session, in hours: that of its token. */
const mostHours = 168
const days = { min: 1, max: 3650 } as const

const brand = {
  productName: textSetting({
    group: 'brand',
    name: { zh: '产品名称', en: 'Name of the product' },
    description: {
      zh: '显示在登录页、侧边栏、页脚和浏览器标签',
      en: 'On the login page, the sidebar, the footer and browser tabs',
    },
    default: '',
    max: 40,
  }),
  brandColour: colourSetting({
    group: 'brand',
    name: { zh: '主题色', en: 'Colour' },
    description: { zh: '对没有自选颜色的人生效', en: 'For people who did not choose a colour of their own' },
    default: '#000000',
  }),
  logo: pictureSetting({
    group: 'brand',
    name: { zh: '标志', en: 'Logo' },
    description: {
      zh: '正方形的图片；没有时为产品自带的标志',
      en: 'A square picture; without one the product has its own',
    },
  }),
  signInPicture: pictureSetting({
    group: 'brand',
    name: { zh: '登录页图片', en: 'Picture of the login page' },
    description: { zh: '登录表单旁的背景', en: 'The ground beside the form' },
  }),
}

const signIn = {
  passwordLength: integerSetting({
    group: 'signIn',
    name: { zh: '新密码最少字符数', en: 'Fewest characters of a new password' },
    description: {
      zh: '已有的密码不受影响。常见密码、含用户名或产品名称的密码始终不可用',
      en: 'Existing passwords stay. Common passwords, and those with the user name or the name of the product, never work',
    },
    default: 12,
    min: 8,
    max: 64,
  }),
  loginMessages: choiceSetting({
    group: 'signIn',
    name: { zh: '登录失败的提示', en: 'Message of a rejected sign-in' },
    default: 'uniform',
    choices: {
      uniform: { zh: '不区分账号和密码', en: 'The same for a wrong user name and a wrong password' },
      distinct: { zh: '说明是账号还是密码有误', en: 'Says which of them was wrong' },
    },
    env: 'LOGIN_MESSAGES',
  }),
  forgottenPassword: choiceSetting({
    group: 'signIn',
    name: { zh: '忘记密码', en: 'Forgotten passwords' },
    description: {
      zh: '登录页的链接；只有设置了邮件服务器时才有。不能绕过两步验证',
      en: 'A link on the login page, where a mail server is set up. It is no way around a second factor',
    },
    default: 'mailed',
    choices: {
      mailed: { zh: '通过邮件自行重置', en: 'People set another one by a mail' },
      none: { zh: '由管理员重置', en: 'Administrators reset them' },
    },
  }),
  adminFactor: choiceSetting({
    group: 'signIn',
    name: { zh: '内置管理员的两步验证', en: 'Second factor of administrators' },
    description: {
      zh: '指内置管理员角色；其他角色在各自的表单中设置',
      en: 'Of the built-in role. Other roles say so in their forms',
    },
    default: 'none',
    choices: {
      none: { zh: '不要求', en: 'Not required' },
      grace: {
        zh: `首次登录 ${factorGraceDays} 天后要求`,
        en: `Required ${factorGraceDays} days after the first sign-in`,
      },
      always: { zh: '始终要求', en: 'Always required' },
    },
  }),
  sessionsPerPerson: integerSetting({
    group: 'signIn',
    name: { zh: '每人同时登录数', en: 'Sessions a person' },
    description: { zh: '再次登录时，最早的会话结束', en: 'A further sign-in ends the oldest one' },
    default: 10,
    min: 1,
    max: 100,
  }),
  sessionIdleHours: integerSetting({
    group: 'signIn',
    name: { zh: '闲置多少小时后退出', en: 'Idle hours until a session ends' },
    default: 8,
    min: 1,
    max: mostHours,
    env: 'SESSION_IDLE_HOURS',
  }),
  sessionLifeHours: integerSetting({
    group: 'signIn',
    name: { zh: '会话最长小时数', en: 'Longest life of a session in hours' },
    description: { zh: '使用中也会结束', en: 'It ends after that also while it is used' },
    default: mostHours,
    min: 1,
    max: mostHours,
  }),
  sessionHoursOfRoles: perRoleSetting({
    group: 'signIn',
    name: { zh: '角色的会话时间', en: 'Session times of roles' },
    description: {
      zh: '优先于上面两项。有多个这样的角色时，取最短的时间',
      en: 'They replace the two above. Of several such roles of a person the shortest times count',
    },
    numbers: {
      idleHours: { name: { zh: '闲置小时数', en: 'Idle hours' }, min: 1, max: mostHours },
      lifeHours: { name: { zh: '最长小时数', en: 'Longest life in hours' }, min: 1, max: mostHours },
    },
  }),
}

const region = {
  defaultLanguage: choiceSetting({
    group: 'region',
    name: { zh: '默认语言', en: 'Default language' },
    description: {
      zh: '用于没有选择语言的人：邮件、任务生成的文件；设定后也用于浏览器语言不在产品语言之列的访客',
      en: 'For people who chose none: mails and files that jobs make. Once it is set, also visitors whose browser prefers none of the languages',
    },
    // A product may have another first language, or one alone, see `settingIn` of the server.
    default: 'zh-cn',
    choices: languageNames,
    env: 'DEFAULT_LANGUAGE',
  }),
  defaultTimeZone: timeZoneSetting({
    group: 'region',
    name: { zh: '默认时区', en: 'Default time zone' },
    description: {
      zh: '用于没有指定时区的任务、邮件中的时间、没有选择时区的人的文件，以及编号中的年份',
      en: 'For jobs that name none, times in mails, files for people who chose none, and the year in numbers of records',
    },
    default: 'UTC',
    env: 'DEFAULT_TIME_ZONE',
  }),
}

const data = {
  operationLogDays: integerSetting({
    group: 'data',
    name: { zh: '操作日志保留天数', en: 'Days that the operation log is kept' },
    default: 180,
    ...days,
    env: 'OPERATION_LOG_DAYS',
  }),
  signInLogDays: integerSetting({
    group: 'data',
    name: { zh: '登录日志保留天数', en: 'Days that the sign-in log is kept' },
    default: 180,
    ...days,
    env: 'OPERATION_LOG_DAYS',
  }),
  jobRunDays: integerSetting({
    group: 'data',
    name: { zh: '任务运行记录保留天数', en: 'Days that runs of jobs are kept' },
    default: 180,
    ...days,
  }),
  noticeDays: integerSetting({
    group: 'data',
    name: { zh: '通知保留天数', en: 'Days that notices are kept' },
    description: { zh: '未到期的待办始终保留', en: 'A to-do stays until it is due in any case' },
    default: 90,
    ...days,
  }),
  messageDays: integerSetting({
    group: 'data',
    name: { zh: '已送达的邮件和 webhook 保留天数', en: 'Days that delivered mails and webhooks are kept' },
    default: 30,
    ...days,
  }),
  failedMessageDays: integerSetting({
    group: 'data',
    name: { zh: '未送达的邮件和 webhook 保留天数', en: 'Days that mails and webhooks are kept that were given up' },
    description: { zh: '在此期间可以重新发送', en: 'They can be sent again until then' },
    default: 90,
    ...days,
  }),
  deletedUsersInLogs: choiceSetting({
    group: 'data',
    name: { zh: '日志中已删除的用户', en: 'Deleted users in the logs' },
    default: 'named',
    choices: {
      named: { zh: '保留姓名', en: 'Named' },
      pseudonym: { zh: '换成代号', en: 'Pseudonym in place of name, address and browser' },
    } satisfies Record<DeletedInLogs, unknown>,
    env: 'DELETED_USERS_IN_LOGS',
  }),
}

const access = {
  signInAddresses: addressesSetting({
    group: 'access',
    name: { zh: '允许的网络地址', en: 'Allowed addresses' },
    description: {
      zh: '只能从这些地址或网段（如 10.0.0.0/8）登录和访问；为空则不限',
      en: 'People sign in and work from these addresses and ranges, such as 10.0.0.0/8, alone; empty for any',
    },
    env: 'SIGN_IN_ADDRESSES',
  }),
  addressRoles: perRoleSetting({
    group: 'access',
    name: { zh: '受地址限制的角色', en: 'Roles that the addresses count for' },
    description: { zh: '为空则所有人都受限制', en: 'Everybody without any' },
    numbers: {},
  }),
  tokenRequests: integerSetting({
    group: 'access',
    name: { zh: 'API 令牌每分钟请求数', en: 'Requests a minute with an API token' },
    description: {
      zh: '每个令牌、每个服务器进程单独计数',
      en: 'Each token counts for itself, in each process of the server',
    },
    default: 600,
    min: 1,
    max: 100_000,
  }),
  apiDocs: choiceSetting({
    group: 'access',
    name: { zh: '谁能看接口文档', en: 'Who sees the description of the API' },
    description: {
      zh: '接口文档在 /api/docs，说明有哪些接口、参数和权限',
      en: 'The page /api/docs says which calls there are, with their parameters and permissions',
    },
    default: 'signedIn',
    choices: {
      signedIn: { zh: '登录的人', en: 'People who are signed in' },
      public: { zh: '所有人', en: 'Everybody' },
    },
  }),
}

const mails = {
  mailsOff: mailsSetting({
    group: 'mails',
    name: { zh: '发送哪些邮件', en: 'Which mails are sent' },
    description: {
      zh: '关闭的种类不发给任何人；其余的由每个人在“个人中心 › 通知”中选择',
      en: 'A kind that is off goes to nobody. Of the others each person chooses in Profile › Notifications',
    },
    env: 'MAILS_OFF',
  }),
}

/** The settings of the platform. A runtime may give them other defaults and lower limits, see `settingIn` of the server. */
export const platformSettings = { ...brand, ...signIn, ...region, ...data, ...access, ...mails }
