// What the boundary check needs to know of a source file: its imports and a few forbidden forms.
import ts from "typescript";

export type Import = { readonly specifier: string; readonly typeOnly: boolean; readonly line: number };
export type Source = {
  readonly imports: readonly Import[];
  /** Lines with `export * from`. */
  readonly exportStars: readonly number[];
  /** Lines that reach for `Math.random`. */
  readonly randoms: readonly number[];
};

export function readSource(path: string, text: string): Source {
  const file = ts.createSourceFile(path, path.endsWith(".svelte") ? scriptsOf(text) : text, ts.ScriptTarget.Latest);
  const source = { imports: [] as Import[], exportStars: [] as number[], randoms: [] as number[] };
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const found = importIn(node);
    if (found !== undefined) source.imports.push({ ...found, line });
    if (ts.isExportDeclaration(node) && isExportStar(node)) source.exportStars.push(line);
    if (isMathRandom(node)) source.randoms.push(line);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

/** Only the scripts of a component remain, on the lines where they stood. */
function scriptsOf(component: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, " ");
  let result = "";
  let end = 0;
  for (const match of component.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + (match[1] ?? "").length;
    const script = match[2] ?? "";
    result += blank(component.slice(end, start)) + script;
    end = start + script.length;
  }
  return result;
}

function importIn(node: ts.Node): Omit<Import, "line"> | undefined {
  if (ts.isImportDeclaration(node)) return literal(node.moduleSpecifier, isTypeImport(node.importClause));
  if (ts.isExportDeclaration(node))
    return literal(node.moduleSpecifier, node.isTypeOnly || allTypes(node.exportClause));
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal, true) : undefined;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return literal(node.arguments[0], false);
  }
  return undefined;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return clause.name === undefined && allTypes(clause.namedBindings);
}

function allTypes(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (bindings === undefined || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

const isExportStar = (node: ts.ExportDeclaration): boolean =>
  node.moduleSpecifier !== undefined && (node.exportClause === undefined || ts.isNamespaceExport(node.exportClause));

function literal(node: ts.Node | undefined, typeOnly: boolean): Omit<Import, "line"> | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : undefined;
}

function isMathRandom(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isMath(node.expression) && node.name.text === "random";
  if (ts.isElementAccessExpression(node)) return isMath(node.expression);
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && isMath(node.initializer);
}

const isMath = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === "Math";
