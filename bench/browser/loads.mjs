import { loadTimes } from './load-times.mjs'

const loads = [
  { name: 'login', path: '/login', moments: { login: 'login page' }, isGuest: true },
  { name: 'dashboard', path: '/', moments: { figure: 'dashboard: first figure', chart: 'dashboard: first chart' } },
  { name: 'users', path: '/system/user', moments: { rows: 'users: rows' } },
]

const visits = [{ name: 'first visit of users: rows', group: '系统管理', href: '/system/user', moment: 'rows' }]

/** Measures the loads of the platform's pages. */
export const measureLoads = (builds, options) => loadTimes({ title: 'Loads', loads, visits }, builds, options)
