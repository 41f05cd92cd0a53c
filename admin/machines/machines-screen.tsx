import Head from 'next/head';
import { useRouter } from 'next/router';
import { SiteProvider, useMessages, useSite } from '#client/site.tsx';
import { everyMachine } from '#machines/all.ts';
import { activePaths, chartOf } from '#machines/chart.ts';
import { messages as allMessages, type Messages } from '#messages/generated/admin/machines.ts';
import { langs } from '#schemas/site.ts';
import { PanelTheme } from '../panel-theme.tsx';
import type { AdminPageProps } from '../shell/shell.tsx';
import { shellStyles } from '../shell/shell-styles.ts';
import { ActorPanel } from './actor-panel.tsx';
import { Chart, type Lit } from './chart.tsx';
import type { SeenActor } from './seen-actors.ts';
import { machineStyles as styles } from './styles.ts';
import { useActors } from './use-actors.ts';

const charts = everyMachine.map(({ file, machine }) => ({ id: machine.id, file, chart: chartOf(machine) }));

/** For developers: every machine with its chart, and what the shop's other tabs are doing in it. `?lang=` chooses the language. */
export function MachinesScreen({ context, styleSheet }: AdminPageProps) {
  const asked = useRouter().query.lang;
  const lang = langs.find((each) => each === asked) ?? context.lang;
  return (
    <SiteProvider value={{ ...context, lang }}>
      <Head>
        <title>{`${allMessages[lang].title} · ${context.site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <PanelTheme styleSheet={styleSheet}>
        <div lang={lang}>
          <Machines />
        </div>
      </PanelTheme>
    </SiteProvider>
  );
}

function Machines() {
  const messages = useMessages(allMessages);
  const actors = useActors();
  return (
    <>
      <Bar />
      <div className={styles.page}>
        <nav className={styles.list} aria-label={messages.machines}>
          {charts.map(({ id }) => (
            <a key={id} className={styles.link} href={`#${id}`}>
              {id}
              {actors.some(({ machine }) => machine === id) && <span className={styles.lit}>{`● ${messages.lives}`}</span>}
            </a>
          ))}
        </nav>
        <main id="contenu" tabIndex={-1} className={styles.content}>
          <div className={styles.intro}>
            <h1>{messages.title}</h1>
            <p>{messages.intro}</p>
            <p role="status">{actors.length === 0 ? messages.nobody : messages.running({ actors: actors.length })}</p>
          </div>
          {charts.map(({ id, file, chart }) => {
            const own = actors.filter(({ machine }) => machine === id);
            return (
              <section key={id} id={id} className={styles.machine} aria-labelledby={`title-${id}`}>
                <div>
                  <h2 id={`title-${id}`}>{id}</h2>
                  <p>{messages.about[id as keyof Messages['about']]}</p>
                  <p className={styles.file}>{file}</p>
                </div>
                <Actors machine={id} actors={own} />
                <Chart machine={id} chart={chart} lit={litBy(own)} />
              </section>
            );
          })}
        </main>
      </div>
    </>
  );
}

function Bar() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  return (
    <header className={styles.bar}>
      <a className={shellStyles.skip} href="#contenu">
        {messages.skip}
      </a>
      <a className={styles.link} href="/" target="_blank" rel="noopener">
        {messages.toShop}
      </a>
      <nav className={styles.end} aria-label={messages.languages}>
        {langs.map((each) => (
          <a key={each} className={styles.link} href={`?lang=${each}`} hrefLang={each} aria-current={each === lang ? 'page' : undefined}>
            {each.toUpperCase()}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Machines whose states are stored: the server asks them what may follow, and none of them runs in a browser. */
const onServer: readonly string[] = ['order', 'payment', 'return'];

function Actors({ machine, actors }: { machine: string; actors: readonly SeenActor[] }) {
  const messages = useMessages(allMessages);
  if (actors.length === 0) return <p className={styles.muted}>{onServer.includes(machine) ? messages.onServer : messages.quiet}</p>;
  return (
    <div className={styles.actors}>
      {actors.map((actor) => (
        <ActorPanel key={actor.sessionId} actor={actor} />
      ))}
    </div>
  );
}

function litBy(actors: readonly SeenActor[]): Lit {
  const lit = new Map<string, string[]>();
  for (const { value, page } of actors) for (const path of activePaths(value)) lit.set(path, [...(lit.get(path) ?? []), page]);
  return lit;
}
