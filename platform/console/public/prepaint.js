// Sets theme, primary colour and language before the first paint, and fetches what a session needs. A file of its own, since the
// content security policy allows no inline script. The application repeats every check, each value for itself:
// src/shared/settings/settings.ts, src/shared/theme/primary-tones.ts and src/shared/i18n/language.ts; a test compares the outcome.
;(function () {
  var root = document.documentElement
  // As in src/shared/browser/base-path.ts: no other installation on this site has the same names.
  var suffix = (root.dataset.base || '').split('/').join('!')

  function cookieOf(name) {
    var start = name + suffix + '='
    var found = document.cookie.split(/;\s*/).find(function (part) {
      return part.startsWith(start)
    })
    return found && found.slice(start.length)
  }

  function keptSettings() {
    try {
      var kept = JSON.parse(localStorage.getItem('settings' + suffix) || '{}')
      return (kept && kept.state) || {}
    } catch {
      return {}
    }
  }

  // As in src/shared/brand/brand.ts.
  function knownBrand() {
    try {
      return JSON.parse(document.currentScript.dataset.brand || localStorage.getItem('brand' + suffix) || '{}') || {}
    } catch {
      return {}
    }
  }

  function keptText(name) {
    try {
      return localStorage.getItem(name + suffix)
    } catch {
      return undefined
    }
  }

  function luminance(parts) {
    var linear = parts.map(function (part) {
      var share = part / 255
      return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)
    })
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  // The chosen colour, darkened until white text on it can be read.
  function fillOf(hex) {
    var whole = parseInt(hex.slice(1), 16)
    var chosen = [whole >> 16, (whole >> 8) & 255, whole & 255]
    for (var share = 0; ; share += 0.02) {
      var parts = chosen.map(function (part) {
        return Math.round(part - part * share)
      })
      if (1.05 / (luminance(parts) + 0.05) >= 4.5) return hexOf(parts)
    }
  }

  function hexOf(parts) {
    return '#' + (0x1000000 + (parts[0] << 16) + (parts[1] << 8) + parts[2]).toString(16).slice(1)
  }

  var settings = keptSettings()
  var style = settings.themeStyle
  var dark = style === 'dark' || (style === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  // The style sheet has the tones of one colour, made by hand.
  var exact = '#5240ff'
  var isColour = typeof settings.primaryColor === 'string' && /^#[\da-f]{6}$/i.test(settings.primaryColor)
  var colour = knownBrand().colour
  var isBrand = typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour)
  var primary = isColour ? settings.primaryColor : isBrand ? colour : document.currentScript.dataset.primary
  if (primary !== exact) {
    root.style.setProperty('--primary-fill', fillOf(primary))
  }
  var gray = settings.grayMode === true
  root.classList.toggle('gray-mode', gray)
  root.classList.toggle('invert-mode', !gray && settings.invertMode === true)

  // Without this, the code of a session is found only when the entry has run. The session itself is checked there.
  // A preloaded style sheet would be a warning in the browser's console where the session takes seconds to begin, or is locked.
  function fetchSoon(address) {
    if (/\.css$/.test(address)) {
      fetch(address).catch(function () {})
      return
    }
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.appendChild(link)
  }

  var files = document.currentScript.dataset.session
  if (files && cookieOf('token')) files.split(' ').forEach(fetchSoon)

  var offered = document.currentScript.dataset.languages.split(' ')
  var cookie = cookieOf('lang')
  var wanted = navigator.languages.map(function (each) {
    return /zh|cn/i.test(each) ? 'zh-cn' : /^en/i.test(each) ? 'en' : ''
  })
  // Without an offered one of the browser the default that is set; without that English for other languages.
  var own = cookieOf('token') && keptText('own-language')
  var page = document.currentScript.dataset
  var byDefault = page.brand ? page.language : keptText('language')
  var language = [cookie, own]
    .concat(wanted, byDefault, wanted.length > 0 ? 'en' : '', offered[0])
    .find(function (each) {
      return offered.includes(each)
    })
  root.lang = language === 'zh-cn' ? 'zh-CN' : language
})()
