// Names the path below which the server is, as it does itself in the page of the console: prepaint.js goes by it.
document.documentElement.dataset.base = location.pathname.replace(/\/api-docs\/.*$/, '')
