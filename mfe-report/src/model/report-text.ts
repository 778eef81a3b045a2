import { secondReaderCopy } from '../second-reader-copy.ts';
import { copy, exact } from '../copy.ts';
import { notOneIllnessCopy } from '../not-one-illness-copy.ts';
import { firstScreenCopy } from '../first-screen-copy.ts';
import { carePlan } from './care-plan.ts';
import { formatApproximate, likelihoodText } from './likelihood-text.ts';
import { labCopy } from '../lab-copy.ts';
import { laboratoryLines } from './lab-text.ts';
import { nothingReadWords } from './nothing-read.ts';
import { otherFlags } from './other-flags.ts';
import type { ConditionView, ReportView } from './report-view.ts';
import { secondProblemLines } from './second-problem.ts';

/**
 * The whole report as plain text, urgency first, for the clipboard and the
 * phone's share sheet.
 */
export function reportText(report: ReportView): string {
  return [
    block(exact.heading, [copy.notAdvice, copy.notAdviceMore]),
    ...urgencyBlocks(report),
    block(exact.sections.primary, report.nothingRead ? [] : conditionLines(report.primary)),
    block(
      exact.sections.differentials,
      report.differentials.flatMap((condition) => conditionLines(condition)),
    ),
    ...detailBlocks(report),
    block(labCopy.heading, laboratoryLines(report.laboratory)),
    block(copy.patientHeading, [...report.patient, ...report.history].map(factLine)),
    block(copy.questions, report.questionsForYourVet.map(bullet)),
    block(copy.unmatched, report.unmatchedText.map(bullet)),
    block(secondReaderCopy.heading, report.secondReader.map(bullet)),
    block(copy.about, engineLines(report)),
    copy.footer,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Which engine made the report, one sentence a line; empty when it does not say. */
export function engineLines(report: ReportView): readonly string[] {
  if (!report.engine) return [];
  const { name, version, knowledgeVersion } = report.engine;
  return [
    name || version ? copy.engine(name, version) : '',
    knowledgeVersion ? copy.knowledge(knowledgeVersion) : '',
  ].filter(Boolean);
}

function urgencyBlocks(report: ReportView): readonly string[] {
  const { triage } = report;
  const plan = carePlan(report);
  const flags = otherFlags(report).map(({ text, advice }) =>
    bullet([text, advice].filter(Boolean).join(' ')),
  );
  const second = secondProblemLines(report);
  const unread = report.nothingRead && nothingReadWords(report.nothingRead);
  return [
    unread
      ? block(unread.title, [
          unread.text,
          report.nothingRead === 'has-died' ? '' : copy.nothingReadNext,
        ])
      : '',
    triage
      ? block(copy.urgencyHeading, [copy.triage[triage.level], ...triage.reasons.map(bullet)])
      : '',
    block(firstScreenCopy.todo, [plan.now, ...plan.todo.map(bullet)]),
    block(firstScreenCopy.avoid, plan.avoid.map(bullet)),
    block(copy.redFlags, flags),
    block(firstScreenCopy.atHome, report.care?.atHome.map(bullet) ?? []),
    block(copy.returnIf, report.returnIf.map(bullet)),
    block(
      copy.wouldBe,
      report.wouldBeEmergency.map(({ sign, reason }) =>
        bullet([sign, reason].filter(Boolean).join(': ')),
      ),
    ),
    second
      ? block(notOneIllnessCopy.secondProblem, [second.signs, ...second.causes.map(bullet)])
      : '',
    report.noneFits ? copy.noneFits : '',
  ];
}

function detailBlocks(report: ReportView): readonly string[] {
  const { fields } = copy;
  return [
    block(
      exact.sections.tests,
      report.tests.flatMap((test) => [
        `${test.name} (${test.type})`,
        test.description,
        labelled(fields.testImpact, test.impact),
        ...test.results.map(bullet),
      ]),
    ),
    block(
      exact.sections.supplements,
      report.supplements.flatMap((one) => [
        one.name,
        labelled(fields.purpose, one.purpose),
        labelled(fields.dosage, one.dosage),
        labelled(fields.evidenceLevel, one.evidenceLevel),
        labelled(fields.considerations, one.considerations),
      ]),
    ),
    block(
      exact.sections.significance,
      report.answers.flatMap((answer) => [
        answer.question,
        labelled(fields.yourAnswer, answer.answer),
        labelled(fields.significance, answer.significance),
        labelled(fields.answerImpact, answer.impact),
      ]),
    ),
    block(exact.sections.healthData, report.summary),
    block(exact.sections.overview, report.overview),
  ];
}

function conditionLines(condition: ConditionView): readonly string[] {
  const likelihood = likelihoodText(condition.percent);
  const percent = formatApproximate(condition.percent);
  return [
    percent ? `${condition.condition}: ${likelihood}, ${percent}` : condition.condition,
    condition.mustNotMiss ? firstScreenCopy.mustNotMiss : '',
    labelled(copy.fields.otherNames, condition.otherNames.join(', ')),
    condition.description,
    condition.evidence.notKnown === null
      ? labelled(copy.fields.reasoning, condition.reasoning)
      : '',
    labelled(copy.fields.impact, condition.impact),
    ...condition.evidence.for.map((sign) => `  + ${sign}`),
    ...condition.evidence.against.map((sign) => `  - ${sign}`),
    labelled(firstScreenCopy.notKnown, condition.evidence.notKnown?.join(', ') ?? ''),
    ...condition.treatments.map(({ name, description, efficacy }) =>
      bullet([name, description, efficacy].filter(Boolean).join('. ')),
    ),
    labelled(copy.fields.treatments, condition.treatmentText),
    labelled(copy.fields.source, condition.source),
  ];
}

function factLine(fact: ReportView['patient'][number]): string {
  return `${copy.facts[fact.key]}: ${fact.value}`;
}

function labelled(label: string, text: string): string {
  return text ? `${label}: ${text}` : '';
}

function bullet(text: string): string {
  return `  - ${text}`;
}

function block(heading: string, lines: readonly string[]): string {
  const present = lines.filter(Boolean);
  return present.length > 0 ? [heading.toUpperCase(), ...present].join('\n') : '';
}
