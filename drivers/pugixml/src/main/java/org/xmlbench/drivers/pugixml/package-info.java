/** pugixml, a library of C++ that builds trees, through a shared library of this module's. */
package org.xmlbench.drivers.pugixml;
