package org.xmlbench.results.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium with a new profile and no way out of this host. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Path SCREENSHOTS = Path.of("target", "report-screenshots");

  /** Only how long a broken page keeps the tests waiting. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts one, or skips the test where there is none. */
  static Browser start(Path profile) {
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
        "--window-size=1280,900",
        "--user-data-dir=" + profile);
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
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 600));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    driver.get(page.toUri().toString());
    await("document.documentElement.dataset.ready === 'true'");
  }

  /** Waits until a JavaScript expression is true. */
  void await(String condition) {
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    driver.executeAsyncScript(
        "const done = arguments[0]; const look = () => (%s) ? done() : setTimeout(look, 20); look()"
            .formatted(condition));
  }

  /** The value of a JavaScript expression. */
  Object evaluate(String expression) {
    return driver.executeScript("return " + expression);
  }

  /** Everything that the page wrote to its console since the last call. */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Keeps a picture of the whole page for people to look at. */
  void screenshot(String name) throws IOException {
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

  /** The page as it would be printed. */
  byte[] print() {
    Map<String, Object> answer =
        driver.executeCdpCommand("Page.printToPDF", Map.of("printBackground", true));
    return Base64.getDecoder().decode((String) answer.get("data"));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
