/** The text of a file, which the build puts into the command. */
declare module '*?raw' {
  const text: string;
  export default text;
}
