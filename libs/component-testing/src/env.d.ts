declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
declare module '@fontsource-variable/inter'
declare module '*?raw' {
  const text: string
  export default text
}
