package org.xmlbench.results.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * A headless Chromium with a new profile and no way out of this host. To start one takes longer
 * than most tests do, so the classes that a JVM runs share one, each in a window of its own.
 */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Path SCREENSHOTS = Path.of("target", "report-screenshots");

  /** Only how long a broken page keeps the tests waiting. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static Browser shared;

  private final ChromeDriver driver;

  /** What was opened last, and how; empty as soon as something is done to it. */
  private List<Object> untouched = List.of();

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /**
   * The one of this JVM, with nothing of an earlier class in it, or skips the test where there is
   * none. To close it leaves it clean for the next class; it ends with the JVM.
   */
  static synchronized Browser shared() {
    if (shared == null) {
      shared = start();
      Runtime.getRuntime().addShutdownHook(new Thread(shared.driver::quit));
    }
    return shared;
  }

  /** Starts one of the caller's own, or skips the test where there is none. */
  static Browser start() {
    assumeTrue(
        Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
        "needs %s and %s (Debian: apt-get install chromium chromium-driver)"
            .formatted(CHROMIUM, DRIVER));
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
        "--window-size=1280,900");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    // The path is given, so that Selenium does not go looking for a driver.
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .usingAnyFreePort()
            .build();
    return new Browser(new ChromeDriver(service, options));
  }

  /** Opens a page at a width, in light or dark colours, and waits until its charts are drawn. */
  void open(Path page, int width, boolean dark) {
    open(page, "", width, dark);
  }

  /**
   * As {@link #open}, but for a test that only looks: a page that is untouched is not drawn again.
   */
  void show(Path page, int width, boolean dark) {
    if (!untouched.equals(List.of(page, "", width, dark))) {
      open(page, width, dark);
    }
  }

  /** Opens a page at a fragment, which starts with {@code #}. */
  void open(Path page, String fragment, int width, boolean dark) {
    untouched = List.of();
    // A new page, also where only the fragment is another one.
    driver.get("about:blank");
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 600));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    driver.get(page.toUri() + fragment);
    await("document.documentElement.dataset.ready === 'true'");
    untouched = List.of(page, fragment, width, dark);
  }

  /** Waits until a JavaScript expression is true. */
  void await(String condition) {
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    driver.executeAsyncScript(
        "const done = arguments[0]; const look = () => (%s) ? done() : setTimeout(look, 20); look()"
            .formatted(condition));
  }

  /** The value of an expression, which must change nothing that a later {@link #show} shows. */
  Object evaluate(String expression) {
    return driver.executeScript("return " + expression);
  }

  /** Shows the page as for a medium, such as print; the empty one is the screen. */
  void media(String medium) {
    untouched = List.of();
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", medium));
  }

  void run(String statements) {
    untouched = List.of();
    driver.executeScript(statements);
  }

  /** Presses keys where the focus is. */
  void press(CharSequence... keys) {
    untouched = List.of();
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Clicks what a selector finds first. */
  void click(String selector) {
    untouched = List.of();
    driver.findElement(By.cssSelector(selector)).click();
  }

  /** Goes one step through the history of the window. */
  void back() {
    untouched = List.of();
    driver.navigate().back();
  }

  String clipboard() {
    untouched = List.of();
    driver.executeCdpCommand(
        "Browser.grantPermissions",
        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    return (String)
        driver.executeAsyncScript(
            "navigator.clipboard.readText().then(arguments[0], e => arguments[0](String(e)))");
  }

  /** What axe-core finds that is serious or critical, a line each: rule and place. */
  List<String> accessibilityProblems() {
    untouched = List.of();
    try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
      driver.executeScript(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("axe-core cannot be read", e);
    }
    Object problems =
        driver.executeAsyncScript(
            """
            const done = arguments[0];
            axe.run({ resultTypes: ['violations'] }).then(
              ({ violations, passes }) => done([
                ...(passes.length > 20 ? [] : ['axe-core looked at nothing']),
                ...violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
                  .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))]),
              (error) => done([String(error)]));
            """);
    return ((List<?>) problems).stream().map(String.class::cast).toList();
  }

  List<String> strings(String expression) {
    return ((List<?>) evaluate(expression)).stream().map(String.class::cast).toList();
  }

  /** The text of each element of the page that has the selector, also where it is not shown. */
  List<String> texts(String selector) {
    return strings(
        "[...document.querySelectorAll('%s')].map(node => node.textContent)".formatted(selector));
  }

  /** Where the first element that has the selector begins, in pixels below the window's top. */
  long top(String selector) {
    return place(selector, "top");
  }

  /** Where it ends. */
  long bottom(String selector) {
    return place(selector, "bottom");
  }

  private long place(String selector, String end) {
    return (long)
        evaluate(
            "Math.round(document.querySelector('%s').getBoundingClientRect().%s)"
                .formatted(selector, end));
  }

  /** Texts of charts that reach beyond their chart. */
  List<String> cutChartTexts() {
    return chartTexts(
        """
        [...svg.querySelectorAll('text')].filter(text => {
          const [t, s] = [text, svg].map(node => node.getBoundingClientRect());
          return t.left < s.left - 1 || t.right > s.right + 1 || t.top < s.top - 1
            || t.bottom > s.bottom + 1;
        }).map(text => text.textContent)\
        """);
  }

  /** Pairs of texts of one chart that cover each other. */
  List<String> coveredChartTexts() {
    return chartTexts(
        """
        [...svg.querySelectorAll('text')]
          .map(text => [text.textContent, text.getBoundingClientRect()])
          .flatMap(([a, p], i, all) => all.slice(i + 1).filter(([, q]) =>
            Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2
            && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 4)
            .map(([b]) => a + ' over ' + b))\
        """);
  }

  /** What an expression gives of each chart that is drawn and shown, as one list. */
  private List<String> chartTexts(String ofSvg) {
    Object texts =
        evaluate(
            "[...document.querySelectorAll('.chart svg')].filter(svg => svg.checkVisibility())"
                + ".flatMap(svg => %s)".formatted(ofSvg));
    return ((List<?>) texts).stream().map(String.class::cast).toList();
  }

  /** Everything that the page wrote to its console since the last call. */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Keeps a picture of the whole page for people to look at, where the build wants them. */
  void screenshot(String name) throws IOException {
    if (!Boolean.getBoolean("xmlbench.test.screenshots")) {
      return;
    }
    Map<String, Object> answer =
        driver.executeCdpCommand(
            "Page.captureScreenshot", Map.of("captureBeyondViewport", true, "clip", wholePage()));
    Files.createDirectories(SCREENSHOTS);
    Files.write(
        SCREENSHOTS.resolve(name + ".png"),
        Base64.getDecoder().decode((String) answer.get("data")));
  }

  private Map<String, Object> wholePage() {
    return Map.of(
        "x", 0,
        "y", 0,
        "width", evaluate("document.documentElement.clientWidth"),
        "height", evaluate("document.documentElement.scrollHeight"),
        "scale", 1);
  }

  byte[] print() {
    Map<String, Object> answer =
        driver.executeCdpCommand("Page.printToPDF", Map.of("printBackground", true));
    return Base64.getDecoder().decode((String) answer.get("data"));
  }

  @Override
  public void close() {
    if (this == shared) {
      leaveWindow();
    } else {
      driver.quit();
    }
  }

  /** For a new window: what a page stores, permissions, messages and the history end here. */
  private void leaveWindow() {
    untouched = List.of();
    if (driver.getCurrentUrl().startsWith("file:")) {
      driver.executeScript("localStorage.clear()");
    }
    driver.executeCdpCommand("Browser.resetPermissions", Map.of());
    String old = driver.getWindowHandle();
    String next = driver.switchTo().newWindow(WindowType.WINDOW).getWindowHandle();
    driver.switchTo().window(old).close();
    driver.switchTo().window(next);
    console();
  }
}
