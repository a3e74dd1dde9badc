declare module '*?properties' {
  const properties: Readonly<Record<string, readonly import('./properties/part').Property[]>>
  export default properties
}
