import { switchTimes } from './switch-times.mjs'

const cached = [
  ['/profile/index', '个人中心', 'light page'],
  ['/', '首页', 'dashboard with three charts'],
  ['/system/user', '用户管理', 'users page'],
]
const fresh = {
  what: 'list',
  group: '系统管理',
  pages: [
    ['/system/post', '岗位管理'],
    ['/system/dict', '字典管理'],
    ['/system/session', '在线会话'],
  ],
}

/** Measures the switches between pages of the platform. */
export const measureSwitches = (builds, options) => switchTimes({ title: 'Switches', cached, fresh }, builds, options)
