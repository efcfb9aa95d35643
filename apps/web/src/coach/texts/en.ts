export const en = {
  label: "Coach",
  where: "Look at what is lit.",
  do: "A strong player would do this: {plan}",
  more: "{step, select, where {What should I do?} other {Why?}}",
  hide: "Close the hint",
  why: "{part} ({name}): {change} expected at the end, against what else could be done.",
  whyWay:
    "{part} ({name}): {isMore, select, yes {better} other {worse}} at the end than after what else could be done.",
  plain: "Played on, it comes out best; no single part of the score tells why.",
  standing: "How it stands",
  share: "{name} {share}",
  unknown: "not known yet",
  hideBar: "Hide how it stands",
  title: "Are you sure?",
  warning: "As far as you can know, this gives away about {lost} of a win.",
  warningWhy: "{part} ({name}): {change} expected at the end with a better plan.",
  warningWhyWay: "{part} ({name}): {isMore, select, yes {better} other {worse}} at the end with a better plan.",
  again: "Think again",
  anyway: "Do it anyway",
} as const;

export type CoachTexts = Readonly<Record<keyof typeof en, string>>;
