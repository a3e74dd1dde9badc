declare module 'virtual:api' {
  export const api: typeof import('atrium/contract/module/platform-api').platformApi
  export const limits: {
    readonly maxUsername: number
    readonly maxPassword: number
    readonly sessionSeconds: number
  }
}

declare module 'virtual:brand' {
  export const brand: import('atrium/contract/brand').Brand
}

declare module 'virtual:records' {
  export const records: import('atrium/contract/module/contract').Contract['recordKinds']
}

declare module 'virtual:derived-lists' {
  export const derivedLists: ReturnType<typeof import('atrium/contract/kind/list/derived-lists').derivedLists>
}

declare module 'virtual:audit-kinds' {
  export const auditKinds: import('atrium/contract/module/contract').Contract['auditKinds']
}

declare module 'virtual:permissions' {
  export const permissions: import('atrium/contract/module/contract').Contract['permissionNames']
}

declare module 'virtual:user-fields' {
  export const userFields: import('atrium/contract/module/contract').Contract['userFields']
}

declare module 'virtual:module-names' {
  /** The names of the modules, in the order of the product. */
  export const moduleNames: readonly string[]
}

declare module 'virtual:page-ids' {
  export const pageIds: import('atrium/contract/module/contract').Contract['pageIds']
  export const replacedPages: import('atrium/contract/module/contract').Contract['replacedPages']
}

declare module 'virtual:icons' {
  const icons: import('atrium/ui/icon').IconSet
  export default icons
}

declare module 'virtual:first-icons' {
  const icons: import('atrium/ui/icon').IconSet
  export default icons
}

/** True in the demo build alone, where the API runs inside the browser. */
declare const __BROWSER_RUNTIME__: boolean

// The sources of the examples in a folder, where a module has a plugin for them.
declare module '*/examples?sources' {
  const sources: {
    readonly files: Readonly<Record<string, { readonly name: string; readonly text?: string }>>
    readonly examples: Readonly<Record<string, { readonly files: readonly string[]; readonly uses: readonly string[] }>>
  }
  export default sources
}
