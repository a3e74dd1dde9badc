/**
 * The limits of three first loads: `size` in bytes with brotli, and `requests`, of which `calls` ask the API.
 */
export const firstLoads = {
  login: { path: '/login', size: 100 * 1024, requests: 15, calls: 1 },
  dashboard: { path: '/', size: 260 * 1024, requests: 25, calls: 5 },
  users: { path: '/system/user', size: 330 * 1024, requests: 32, calls: 6 },
}

/** Requests beside the files that the build's graph names and the calls: the page, `startup.css`, `prepaint.js`, the icon. */
export const requestsOfEveryPage = 4
