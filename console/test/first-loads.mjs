/**
 * What three first loads may cost: `size` in bytes with brotli, and `requests`, of which `calls` ask the API. A limit whose goal is not
 * reached yet is what it is today, so that it does not get worse.
 */
export const firstLoads = {
  login: { path: '/login', size: 100 * 1024, requests: 15, calls: 1 },
  dashboard: { path: '/', size: 260 * 1024, requests: 25, calls: 3 },
  // Goal: 330 KB of script.
  users: { path: '/system/user', size: 350 * 1024, requests: 32, calls: 6 },
}

/** Requests beside the files that the build's graph names and the calls: the page, `startup.css`, `prepaint.js`, the icon. */
export const requestsOfEveryPage = 4
