// Sets theme and language before the first paint. A file of its own, since the content security policy allows no inline
// script. The application repeats both checks: src/shared/settings/settings.ts and src/shared/i18n/language.ts.
;(function () {
  var root = document.documentElement
  try {
    var kept = JSON.parse(localStorage.getItem('settings') || '{}')
    var style = kept && kept.state && kept.state.themeStyle
    var dark = style === 'dark' || (style === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
  } catch {
    root.dataset.theme = 'light'
  }
  var cookie = /(?:^|;\s*)lang=(zh-cn|en)(?:;|$)/.exec(document.cookie)
  var browser = navigator.language
  var chinese = cookie ? cookie[1] === 'zh-cn' : !browser || /zh|cn/i.test(browser)
  root.lang = chinese ? 'zh-CN' : 'en'
})()
