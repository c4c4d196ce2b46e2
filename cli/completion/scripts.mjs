/**
 * Scripts that a shell sources. They ask the command itself, so new commands and names complete without a new
 * script.
 * @type {Readonly<Record<"bash" | "zsh", (program: string) => string>>}
 */
export const completionScripts = {
  bash: (program) => `# Completion of staywright for bash: source <(npx staywright completion bash)
_staywright() {
  local line="\${COMP_LINE:0:COMP_POINT}" words name typed prefix
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  # Bash takes a colon for the start of a word, so what stands before it is left out of the answer.
  typed="\${words[\${#words[@]} - 1]}"
  prefix="\${typed%"\${typed##*:}"}"
  COMPREPLY=()
  while IFS=$'\\t' read -r name _; do
    [[ -n $name ]] && COMPREPLY+=("\${name#"$prefix"}")
  done < <(node ${quoted(program)} __complete "\${words[@]:1}" 2>/dev/null)
}
complete -o default -F _staywright staywright
`,
  zsh: (program) => `#compdef staywright
# Completion of staywright for zsh: source <(npx staywright completion zsh)
_staywright() {
  local line name says
  local -a found
  for line in "\${(@f)$(node ${quoted(program)} __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    name="\${line%%$'\\t'*}"
    says="\${line#*$'\\t'}"
    [[ -n $name ]] && found+=("\${name//:/\\\\:}\${says:+:$says}")
  done
  (( \${#found} )) && _describe staywright found || _files
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _staywright staywright
`,
};

/** @param {string} path */
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
