// Shows the description of the API. The page itself is open to everybody and holds nothing: the description comes with the session, where it takes one.
;(function () {
  const root = document.documentElement
  const isChinese = root.lang === 'zh-CN'
  const base = root.dataset.base

  const texts = isChinese
    ? {
        hint: '点“Authorize”填入 API 令牌后，可在页面上直接调用接口。令牌在“个人中心 › 登录与安全”中创建。',
        back: '返回控制台',
        signIn: '请先登录控制台，再刷新此页。',
        failed: '接口描述没有加载出来，请稍后刷新。',
      }
    : {
        hint: 'With an API token under “Authorize”, calls can be made from this page. Tokens are made in Profile › Sign-in and security.',
        back: 'Back to the console',
        signIn: 'Log in to the console first, then reload this page.',
        failed: 'The description could not be loaded. Reload the page later.',
      }

  // As in src/shared/session/token/token.ts, which this page does not load.
  function sessionToken() {
    const start = 'token' + base.split('/').join('!') + '='
    const found = document.cookie.split(/;\s*/).find(function (part) {
      return part.startsWith(start)
    })
    return found && decodeURIComponent(found.slice(start.length))
  }

  function say(id, text) {
    document.getElementById(id).textContent = text
  }

  function fail(text) {
    const message = document.createElement('p')
    message.setAttribute('role', 'alert')
    message.textContent = text
    document.getElementById('calls').replaceChildren(message)
  }

  function show(spec) {
    window.SwaggerUIBundle({
      spec: spec,
      dom_id: '#calls',
      presets: [window.SwaggerUIBundle.presets.apis],
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      filter: true,
      validatorUrl: null,
      persistAuthorization: false,
    })
  }

  say('hint', texts.hint)
  say('back', texts.back)
  root.classList.toggle('dark-mode', root.dataset.theme === 'dark')
  const token = sessionToken()
  fetch(base + '/api/openapi.json', { headers: token ? { token: token } : {} })
    .then(function (response) {
      if (response.ok) return response.json().then(show)
      fail(response.status === 401 || response.status === 403 || response.status === 423 ? texts.signIn : texts.failed)
    })
    .catch(function () {
      fail(texts.failed)
    })
})()
