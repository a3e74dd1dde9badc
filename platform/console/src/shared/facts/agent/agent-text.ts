// Each names itself after those it descends from, so the more specific come first.
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a `User-Agent`, such as "Chrome 131 · Windows"; one that names neither is returned as it is. */
export function agentText(agent: string): string {
  const browser = browsers.map(([pattern, name]) => nameIn(agent, pattern, name)).find(Boolean)
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1]
  return [browser, system].filter(Boolean).join(' · ') || agent
}

function nameIn(agent: string, pattern: RegExp, name: string): string | undefined {
  const version = pattern.exec(agent)?.[1]
  return version && `${name} ${version}`
}
